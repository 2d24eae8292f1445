import { z } from 'zod';
import { shown } from '../content-error.server.ts';
import { readPortfolio } from '../portfolio.server.ts';
import { picture } from './reference.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';

/** A portfolio record by its id; becomes the record itself. */
const record = z.int().transform((id, context) => {
  const found = readPortfolio().records.find((known) => known.id === id);
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: `expected the id of a record in portfolio.yaml, got ${shown(id)}`,
  });
  return z.NEVER;
});

/** A contract told in full (spec 2.4, project details). */
const projectDetails = z.strictObject({
  /** Id of its record, which gives title, client, value, duration and year. */
  record,
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
