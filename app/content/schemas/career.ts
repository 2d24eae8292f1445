import { z } from 'zod';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';

/** content/<lang>/career.yaml: the words around the list of posts. */
export const career = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  list: z.strictObject({
    title: text,
    /** Leads to the post. */
    more: text,
    /** Announced after every change of the choice. */
    count: textWith('n', 'all'),
    /** Where nothing matches. */
    none: text,
  }),
  sidebar: z.strictObject({
    /** Name of the sidebar. */
    label: text,
    search: text,
    searchHint: text,
    submit: text,
    tags: text,
    /** First subject: all of them. */
    all: text,
    about: text,
    aboutText: text,
    careers: labelledLink,
  }),
});

export type Career = z.infer<typeof career>;
