import { z } from 'zod';
import { meta, text, unique } from '#app/content/fields.server.ts';
import { markdownLine } from '#app/content/markdown.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture } from '#app/content/references.server.ts';
import { sections } from '../text-page/blocks/content.server.ts';

/** A vacancy. */
const vacancy = z.strictObject({
  /** Number that applicants refer to: `V-31`. */
  number: z.string().regex(/^V-\d+$/, { error: 'expected a number such as "V-31"' }),
  title: text,
  /** Number of people to hire. */
  places: z.int().positive(),
  /** Site or office. */
  where: text,
  /** Rotation: days on and off. */
  rotation: text,
  /** Who may apply. */
  open: text,
  /** Description of the work. */
  text: markdownLine,
  /** Requirements, one phrase each. */
  needs: z.array(markdownLine).min(1),
});

/** content/<lang>/careers.yaml */
const careers = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** What working here is like. */
  sections,
  vacancies: z.strictObject({
    title: text,
    label: text,
    lead: text,
    /** Labels of a vacancy's facts. */
    labels: z.strictObject({
      places: text,
      where: text,
      rotation: text,
      open: text,
      needs: text,
      /** Label of the link to the form. */
      apply: text,
    }),
    items: unique(vacancy, { number: ({ number }) => number }),
    /** For applicants whose trade is not in the list. */
    none: text,
    /** In place of lead and list while there is no vacancy. */
    empty: text,
  }),
  form: z.strictObject({
    title: text,
    label: text,
    intro: text,
    /** Purpose of the data and retention period. */
    purpose: text,
  }),
  /** What happens after the form is sent, step by step. */
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  /** The link to the articles. */
  news: z.strictObject({ title: text, text, link: labelledLink }),
});

export type Careers = z.infer<typeof careers>;

export const readCareers = contentReader('careers', careers);
