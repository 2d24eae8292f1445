import { z } from 'zod';
import { picture } from './reference.ts';
import { meta, text } from './text.ts';
import { unique } from './unique.ts';

/** A service category (spec 3). */
const serviceCategory = z.strictObject({
  /** Its number, from 1. */
  id: z.int().positive(),
  /** Title of the category. */
  category: text,
  /** What is done, to which standard: one sentence or phrase each. */
  items: z.array(text).min(1),
  /** Picture of the works. */
  image: picture,
});

/** content/<lang>/expertise.yaml: the area of expertise, on home and on its own page. */
export const expertise = z.strictObject({
  /** The page outside itself. */
  meta,
  /** Paragraphs above the categories. */
  intro: z.array(text).min(1),
  /** The categories in their order. */
  categories: unique(serviceCategory, { id: ({ id }) => id }),
});

export type Expertise = z.infer<typeof expertise>;
export type ServiceCategory = z.infer<typeof serviceCategory>;
