import { z } from 'zod';
import { meta, plural, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink } from '#app/content/references.server.ts';

/** content/search.yaml: the page of search results. */
const search = z.strictObject({
  meta,
  title: text,
  /** What visitors can search for. */
  lead: text,
  /** Text of the browser tab while something is searched for. */
  documentTitle: textWith('q'),
  /** Number of results, announced while typing. */
  count: plural,
  /** Announced until the index is there. */
  loading: text,
  /** Above the results if no section has all words. */
  partial: text,
  /** For words that resemble nothing on the site. */
  unknown: textWith('words'),
  /** Button below the first results. */
  more: text,
  none: z.strictObject({
    title: textWith('q'),
    text,
    /** Before words of the site that resemble those of the query. */
    near: text,
    link: labelledLink,
  }),
  /** When the index cannot be loaded. */
  failed: z.strictObject({ text, retry: text }),
  /** The list of all pages. */
  subjects: z.strictObject({
    title: text,
    lead: text,
    /** Subject of the pages of completed contracts, certificates, vacancies, and notes. */
    projects: text,
    certificates: text,
    careers: text,
    notes: text,
  }),
  /** Words that nearly every text has; a search leaves them out, unless there are no others. */
  stopWords: z.array(text).min(1),
});

export type SearchTexts = z.infer<typeof search>;

export const readSearch = contentReader('search', search);
