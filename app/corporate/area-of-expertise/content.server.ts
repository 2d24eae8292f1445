import { z } from 'zod';
import { text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';

/** content/<lang>/expertise-page.yaml: the texts around the categories on their own page. */
const expertisePage = z.strictObject({
  banner: z.strictObject({ title: text, lead: text, picture }),
  /** Breadcrumb step between home and this page. */
  trail: text,
  /** Heading of the list of links to the categories. */
  index: z.strictObject({ title: text }),
  trades: z.strictObject({ title: text, lead: text }),
});

export const readExpertisePage = contentReader('expertise-page', expertisePage);
