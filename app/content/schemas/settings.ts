import { z } from 'zod';
import { text } from './text.ts';

/** Scheme and host, and nothing behind them. */
function origin(error: string) {
  return z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((address) => new URL(address).origin === address, { error });
}

/** content/site.yaml: what holds for every language. */
export const settings = z.strictObject({
  /** Whether the real-estate template pages (spec 2.5) are part of this build. */
  estate: z.boolean(),
  /** Public origin for canonical links where the environment's SITE_URL names none; no slash at the end. */
  siteUrl: origin('expected the public origin, such as "https://www.example.com"'),
  /** Where the forms go: the desk, or EmailJS. */
  mail: z.strictObject({
    /** Origin of the mail API; empty for the desk that serves this site. */
    origin: z.union([z.literal(''), origin('no origin')], {
      error: 'expected an origin such as "https://api.emailjs.com", or "" for the own desk',
    }),
    /** Public key the mail API knows this site by. Not a secret: every visitor's browser sends it. */
    publicKey: text,
    /** Service the mail goes out by. */
    serviceId: text,
    /** The mail API's template_id for each form. */
    templateIds: z.strictObject({ contact: text, subscribe: text, career: text }),
    /**
     * Days the desk keeps a delivered message of each form before it erases it; null for as long as the person wants it. /data-protection promises the same.
     */
    retentionDays: z.strictObject({
      contact: z.int().positive().nullable(),
      /** An address that nobody has confirmed, whatever became of its mail. */
      confirm: z.int().positive(),
      subscribe: z.int().positive().nullable(),
      /** That somebody has left the list. */
      unsubscribe: z.int().positive(),
      career: z.int().positive().nullable(),
    }),
    /** What the wrapper refuses before it calls (spec 7). */
    refusals: z.strictObject({
      /** Refuse a headless browser with 451. */
      blockHeadless: z.boolean(),
      /** E-mail addresses refused with 403. */
      blockList: z.array(text),
      /** Milliseconds between two messages from one page, else 429; 0 for no limit. */
      throttleMs: z.int().nonnegative(),
    }),
  }),
});

export type Settings = z.infer<typeof settings>;
