import { z } from 'zod';
import { meta, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { picture } from './references.server.ts';

/** A service category (spec 3). */
const serviceCategory = z.strictObject({
  id: z.int().positive().meta({ label: 'Number', hint: 'Number of the category, from 1.' }),
  category: text.meta({ hint: 'Title of the category.' }),
  items: z
    .array(text.meta({ label: 'Item' }))
    .min(1)
    .meta({ hint: 'Work and its standard, one sentence or phrase each.' }),
  image: picture.meta({ label: 'Picture', hint: 'Picture of the works.' }),
});

/** content/expertise.yaml: the area of expertise, on the home page and on its own page. */
const expertise = z.strictObject({
  meta,
  intro: z
    .array(text)
    .min(1)
    .meta({ label: 'Introduction', hint: 'Paragraphs above the categories.' }),
  categories: unique(serviceCategory.meta({ label: 'Category' }), { id: ({ id }) => id })
    .default([])
    .meta({ hint: 'The categories, in display order.' }),
});

export type Expertise = z.infer<typeof expertise>;
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const readExpertise = contentReader('expertise', expertise);
