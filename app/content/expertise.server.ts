import { z } from 'zod';
import { meta, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { picture } from './references.server.ts';

/** A service category (spec 3). */
const serviceCategory = z.strictObject({
  /** Number of the category, from 1. */
  id: z.int().positive(),
  /** Title of the category. */
  category: text,
  /** Work and its standard, one sentence or phrase each. */
  items: z.array(text).min(1),
  /** Picture of the works. */
  image: picture,
});

/** content/expertise.yaml: the area of expertise, on the home page and on its own page. */
const expertise = z.strictObject({
  /** The page in browsers, search engines and link previews. */
  meta,
  /** Paragraphs above the categories. */
  intro: z.array(text).min(1),
  /** The categories, in display order. */
  categories: unique(serviceCategory, { id: ({ id }) => id }).default([]),
});

export type Expertise = z.infer<typeof expertise>;
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const readExpertise = contentReader('expertise', expertise);
