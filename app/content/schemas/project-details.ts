import { z } from 'zod';
import { portfolioRecord } from './portfolio-record.ts';
import { picture } from './reference.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';

/** A contract told in full (spec 2.4, project details). */
const projectDetails = z.strictObject({
  /** Id of its record, which gives title, client, value, duration and year. */
  record: portfolioRecord,
  picture,
  /** For search engines and link previews: at most 160 characters. */
  summary: text.max(160, { error: 'expected at most 160 characters' }),
  /** 600 to 900 characters; a sentence ends shortly before the 250th, where it is split. */
  description: text
    .min(600, { error: 'expected at least 600 characters' })
    .max(900, { error: 'expected at most 900 characters' }),
  /** What made it hard, and what was done about it. */
  challenge: text,
  /** What was built, one phrase each. */
  list: z.array(text).min(3),
  /** Further facts for the sidebar. */
  facts: z.array(z.strictObject({ term: text, text })),
});

/** content/<lang>/project-details.yaml */
export const projects = unique(projectDetails, { record: ({ record: { id } }) => id });

export type ProjectDetails = z.infer<typeof projectDetails>;
