import { z } from 'zod';
import { meta, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { optionalLink, picture } from '#app/content/references.server.ts';

/** content/career.yaml: the texts around the list of articles. */
const career = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  list: z.strictObject({
    title: text,
    more: text.meta({ hint: 'Label of the link to the article.' }),
    count: textWith('n', 'all').meta({ hint: 'Announced after every change of the filter.' }),
    none: text.meta({ label: 'When there is nothing to show', hint: 'When nothing matches.' }),
    empty: text.meta({ hint: 'In place of the list while there are no articles.' }),
  }),
  sidebar: z.strictObject({
    label: text.meta({ hint: 'For screen readers: name of the sidebar.' }),
    search: text,
    searchHint: text,
    submit: text,
    tags: text,
    all: text.meta({ hint: 'First option of the subjects: no filter.' }),
    about: text,
    aboutText: text,
    feed: text.meta({ hint: 'Label of the link to the Atom feed.' }),
    careers: optionalLink,
  }),
});

export type Career = z.infer<typeof career>;

export const readCareer = contentReader('career', career);
