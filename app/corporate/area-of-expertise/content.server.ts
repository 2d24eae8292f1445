import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';

/** content/expertise-page.yaml: the texts around the categories on their own page. */
const expertisePage = z.strictObject({
  banner: z.strictObject({ title: text, lead: text, picture, form: bannerForm.exactOptional() }),
  /** Breadcrumb step between home and this page. */
  trail: text,
  /** Heading of the list of links to the categories. */
  index: z.strictObject({ title: text }),
  trades: z.strictObject({ title: text, lead: text }),
});

export const readExpertisePage = contentReader('expertise-page', expertisePage);
