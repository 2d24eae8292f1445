import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { lead, text, trail } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';

/** content/expertise-page.yaml: the texts around the categories on their own page. */
const expertisePage = z.strictObject({
  banner: z.strictObject({ title: text, lead, picture, form: bannerForm.exactOptional() }),
  trail,
  index: z
    .strictObject({ title: text })
    .meta({ hint: 'Heading of the list of links to the categories.' }),
  trades: z.strictObject({ title: text, lead }),
});

export const readExpertisePage = contentReader('expertise-page', expertisePage);
