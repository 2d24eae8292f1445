import { z } from 'zod';
import { meta, text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink } from '#app/content/references.server.ts';

/** content/thank-you.yaml: the page after a form sent without JavaScript. */
const thankYou = z.strictObject({
  /** The page in browsers, search engines and link previews. */
  meta,
  /** Heading: that the message has been sent. */
  title: text,
  /** What happened to the message. */
  text,
  /** What happens next to a message, an application and a subscription. */
  next: z.array(text).min(1),
  /** Links to other pages. */
  links: z.array(labelledLink).min(1),
});

export const readThankYou = contentReader('thank-you', thankYou);
