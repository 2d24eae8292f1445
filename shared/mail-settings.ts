import { z } from 'zod';

const nonBlank = z.string().trim().min(1);

/** An origin: scheme, host and port, without a path. */
export function origin(error: string) {
  return z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((address) => new URL(address).origin === address, { error });
}

/** `mail` in content/site.yaml: how forms are sent, to the desk or to EmailJS. */
export const mailSettings = z.strictObject({
  /** Origin of the mail API; left out for the desk that serves this site. */
  origin: origin(
    'expected an origin such as "https://api.emailjs.com", or none for the site\'s own desk',
  ).default(''),
  /** Public key of this site at the mail API. Not a secret: every visitor's browser sends it. */
  publicKey: nonBlank,
  /** Id of the mail service at the mail API. */
  serviceId: nonBlank,
  /** The mail API's template_id for each form. */
  templateIds: z.strictObject({ contact: nonBlank, subscribe: nonBlank, career: nonBlank }),
  /**
   * Days after which the desk erases a delivered message of each kind; left out to keep it until its
   * sender asks for erasure. /data-protection promises the same.
   */
  retentionDays: z.strictObject({
    contact: z.int().positive().nullable().default(null),
    /** An address that nobody has confirmed, whether or not its mail was delivered. */
    confirm: z.int().positive(),
    subscribe: z.int().positive().nullable().default(null),
    /** The record of an unsubscription. */
    unsubscribe: z.int().positive(),
    career: z.int().positive().nullable().default(null),
    /** The record that an application was withdrawn, by which its link still shows so. */
    withdrawal: z.int().positive(),
    /** Who read, exported or erased what, and set which status; without any content. */
    audit: z.int().positive().default(365),
  }),
  /** What the page refuses to send before it calls the mail API (spec 7). */
  refusals: z.strictObject({
    /** Refuse headless browsers with 451. */
    blockHeadless: z.boolean(),
    /** E-mail addresses to refuse with 403. */
    blockList: z.array(nonBlank).default([]),
    /** Minimum time between two messages from one page in milliseconds, else 429; 0 for no limit. */
    throttleMs: z.int().nonnegative(),
  }),
});

export type MailSettings = z.infer<typeof mailSettings>;
