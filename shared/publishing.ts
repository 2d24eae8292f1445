/** What the inbox asks of the publishing program, and what that tells (docs/decisions/0013). */
import { z } from 'zod';

/** The file, beside that by which a desk requests a publication, with what somebody has asked for (`PublishingAsk`). */
export const ASKED = 'asked';

/** The file beside it in which the publishing program tells what it does (`Publishing`). */
export const TOLD = 'told.json';

const commit = z.string().regex(/^[\da-f]{40,64}$/);

/**
 * What somebody asks for: to look for what has been saved and not published; to publish it, up to a commit that has
 * been shown; to go back to a site that was published.
 */
export const publishingAsk = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.enum(['publish', 'back']), commit }),
]);

export type PublishingAsk = z.infer<typeof publishingAsk>;

/** In the languages of the editor. */
const words = z.object({ en: z.string(), ar: z.string() });

/** What differs between two sites: an entry of a form, or the form itself. */
const siteChange = z.object({
  form: words,
  entry: z.string().exactOptional(),
  what: z.enum(['added', 'removed', 'changed']),
  fields: z.array(words),
});

export type SiteChange = z.infer<typeof siteChange>;

/** A commit of the company's repository. */
const siteState = z.object({
  commit,
  /** When it was published; of one that was not, when it was saved. */
  at: z.number(),
  subject: z.string(),
  author: z.string(),
  /** How it differs from the published one. */
  changes: z.array(siteChange),
});

export type SiteState = z.infer<typeof siteState>;

export const publishing = z.object({
  published: siteState.exactOptional(),
  /** The newest one that is saved; the published one, if there is nothing new. */
  newest: siteState.exactOptional(),
  /** Those that were published before, the newest first. */
  kept: z.array(siteState),
  /** Whether the site was taken back, so that nothing is published until somebody asks. */
  isHeld: z.boolean(),
  running: z.object({ kind: z.string(), since: z.number() }).exactOptional(),
  /** Why the last attempt published nothing. */
  failed: z.object({ at: z.number(), lines: z.array(z.string()) }).exactOptional(),
});

export type Publishing = z.infer<typeof publishing>;
