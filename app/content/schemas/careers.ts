import { z } from 'zod';
import { labelledLink } from './link.ts';
import { markdownLine } from './markdown.ts';
import { picture } from './reference.ts';
import { meta, text } from './text.ts';
import { sections } from './text-page.ts';
import { unique } from './unique.ts';

/** A place to be filled. */
const vacancy = z.strictObject({
  /** What an applicant calls it by: `V-31`. */
  number: z.string().regex(/^V-\d+$/, { error: 'expected a number such as "V-31"' }),
  title: text,
  /** How many are wanted. */
  places: z.int().positive(),
  /** Site or office. */
  where: text,
  /** Days on and off. */
  rotation: text,
  /** Who may be hired for it. */
  open: text,
  /** What the work is. */
  text: markdownLine,
  /** What to bring, one phrase each. */
  needs: z.array(markdownLine).min(2),
});

/** content/<lang>/careers.yaml */
export const careers = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** What working here is like, before anything is asked for. */
  sections,
  vacancies: z.strictObject({
    title: text,
    label: text,
    lead: text,
    /** Words around the facts of a vacancy. */
    labels: z.strictObject({
      places: text,
      where: text,
      rotation: text,
      open: text,
      needs: text,
      /** Leads to the form. */
      apply: text,
    }),
    items: unique(vacancy, { number: ({ number }) => number }),
    /** For those whose trade is not in the list. */
    none: text,
  }),
  form: z.strictObject({
    title: text,
    label: text,
    intro: text,
    /** What the data are for and how long they are kept. */
    purpose: text,
  }),
  /** What happens after the form was sent, step by step. */
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  /** Where to read on. */
  news: z.strictObject({ title: text, text, link: labelledLink }),
});

export type Careers = z.infer<typeof careers>;
