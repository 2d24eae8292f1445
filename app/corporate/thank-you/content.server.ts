import { z } from 'zod';
import { meta, text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { listedLink, shown } from '#app/content/references.server.ts';

/** content/thank-you.yaml: the page after a form sent without JavaScript. */
const thankYou = z.strictObject({
  meta,
  title: text.meta({ hint: 'Heading: that the message has been sent.' }),
  text: text.meta({ hint: 'What happened to the message.' }),
  next: z
    .array(text)
    .min(1)
    .meta({ hint: 'What happens next to a message, an application and a subscription.' }),
  links: z
    .array(listedLink.meta({ label: 'Link' }))
    .min(1)
    .transform(shown)
    .meta({ hint: 'Links to other pages.' }),
});

export const readThankYou = contentReader('thank-you', thankYou);
