import { z } from 'zod';

const nonBlank = z.string().trim().min(1);

/** An origin: scheme, host and port, without a path. */
export function origin(expected: string) {
  const error = ({ input }: { input?: unknown }) => {
    const meant = URL.parse(String(input).replace(/^(?!\w+:)/, 'https://'))?.origin;
    const remedy = meant?.startsWith('http') ? `; write "${meant}"` : '';
    return `${expected}, got ${JSON.stringify(input)}${remedy}`;
  };
  return z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((address) => new URL(address).origin === address, { error });
}

/** `mail` in content/site.yaml: how forms are sent, to the desk or to EmailJS. */
export const mailSettings = z.strictObject({
  origin: origin(
    'expected an origin such as "https://api.emailjs.com", or none for the site\'s own desk',
  )
    .default('')
    .meta({ hint: 'Origin of the mail API; left out for the desk that serves this site.' }),
  publicKey: nonBlank.meta({
    hint: "Public key of this site at the mail API. Not a secret: every visitor's browser sends it.",
  }),
  serviceId: nonBlank.meta({
    label: 'Service ID',
    hint: 'Id of the mail service at the mail API.',
  }),
  templateIds: z
    .strictObject({ contact: nonBlank, subscribe: nonBlank, career: nonBlank })
    .meta({ label: 'Templates of EmailJS', hint: "The mail API's template_id for each form." }),
  retentionDays: z
    .strictObject({
      contact: z.int().positive().nullable().default(null),
      confirm: z.int().positive().meta({
        hint: 'An address that nobody has confirmed, whether or not its mail was delivered. Its link is valid as long.',
      }),
      subscribe: z.int().positive().nullable().default(null),
      unsubscribe: z.int().positive().meta({ hint: 'The record of an unsubscription.' }),
      career: z.int().positive().nullable().default(null),
      withdrawal: z.int().positive().meta({
        hint: 'The record that an application or a registration was withdrawn, by which its link still shows so.',
      }),
      draft: z.int().positive().exactOptional().meta({
        hint: "A supplier's registration that was not sent, from the day on which it was last saved; left out, 60.",
      }),
      registration: z.int().positive().nullable().exactOptional().meta({
        hint: "A supplier's registration; left out, it is kept until the supplier or the office erases it.",
      }),
      audit: z.int().positive().default(365).meta({
        hint: 'Who read, exported or erased what, and set which status; without any content.',
      }),
    })
    .meta({
      hint: 'Days after which the desk erases a delivered message of each kind; left out to keep it until its sender asks for erasure. /data-protection promises the same.',
    }),
  refusals: z
    .strictObject({
      blockHeadless: z
        .boolean()
        .meta({ label: 'Refuse automated browsers', hint: 'Refuse headless browsers with 451.' }),
      blockList: z
        .array(nonBlank.meta({ label: 'Refused sender' }))
        .default([])
        .meta({ label: 'Refused senders', hint: 'E-mail addresses to refuse with 403.' }),
      throttleMs: z.int().nonnegative().meta({
        label: 'Shortest time between two messages, in milliseconds',
        hint: 'Minimum time between two messages from one page in milliseconds, else 429; 0 for no limit.',
      }),
    })
    .meta({ hint: 'What the page refuses to send before it calls the mail API.' }),
});
