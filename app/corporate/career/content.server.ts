import { z } from 'zod';
import { meta, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture } from '#app/content/references.server.ts';

/** content/career.yaml: the texts around the list of articles. */
const career = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  list: z.strictObject({
    title: text,
    /** Label of the link to the article. */
    more: text,
    /** Announced after every change of the filter. */
    count: textWith('n', 'all'),
    /** When nothing matches. */
    none: text,
    /** In place of the list while there are no articles. */
    empty: text,
  }),
  sidebar: z.strictObject({
    /** For screen readers: name of the sidebar. */
    label: text,
    search: text,
    searchHint: text,
    submit: text,
    tags: text,
    /** First option of the subjects: no filter. */
    all: text,
    about: text,
    aboutText: text,
    /** Label of the link to the Atom feed. */
    feed: text,
    careers: labelledLink,
  }),
});

export type Career = z.infer<typeof career>;

export const readCareer = contentReader('career', career);
