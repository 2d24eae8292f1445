import { z } from 'zod';
import { key, lead, meta, plural, text, textWith, unique } from '#app/content/fields.server.ts';
import { markdownLine } from '#app/content/markdown.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, optionalPage } from '#app/content/references.server.ts';

const synonyms = z.strictObject({
  id: key.meta({ label: 'Key', hint: 'Name of the entry, the same in every language.' }),
  words: z
    .array(text.meta({ label: 'Word' }))
    .min(1)
    .meta({
      hint: 'Words, phrases and other spellings, also those that the site does not use. A plural in -s needs no entry.',
    }),
  page: optionalPage.meta({
    hint: 'The first result, if nothing else is searched for: a page or a section of one.',
  }),
  answer: markdownLine
    .exactOptional()
    .meta({ hint: 'Shown above the results, if nothing else is searched for.' }),
});

/** content/search.yaml: the page of search results. */
const search = z.strictObject({
  meta,
  title: text,
  lead: text.meta({ label: 'Introduction', hint: 'What visitors can search for.' }),
  documentTitle: textWith('q').meta({
    hint: 'Text of the browser tab while something is searched for.',
  }),
  count: plural.meta({ hint: 'Number of results, announced while typing.' }),
  loading: text.meta({ hint: 'Announced until the index is there.' }),
  partial: text.meta({ hint: 'Above the results if no section has all words.' }),
  unknown: textWith('words').meta({ hint: 'For words that resemble nothing on the site.' }),
  similar: textWith('words').meta({
    hint: 'For words that the site does not have, but that resemble some that it has.',
  }),
  otherLanguage: textWith('language').meta({
    label: 'In another language',
    hint: 'Above results in another language, if there are none in this one.',
  }),
  more: text.meta({ hint: 'Button below the first results.' }),
  none: z
    .strictObject({
      title: textWith('q'),
      text,
      near: text.meta({ hint: 'Before words of the site that resemble those of the query.' }),
      link: labelledLink,
    })
    .meta({ label: 'When there is nothing to show' }),
  failed: z.strictObject({ text, retry: text }).meta({ hint: 'When the index cannot be loaded.' }),
  subjects: z
    .strictObject({
      title: text,
      lead,
      projects: text.meta({
        hint: 'Subject of the pages of completed contracts, certificates, vacancies, and notes.',
      }),
      certificates: text,
      careers: text,
      notes: text,
    })
    .meta({ hint: 'The list of all pages.' }),
  stopWords: z
    .array(text.meta({ label: 'Stop word' }))
    .min(1)
    .meta({
      hint: 'Words that nearly every text has; a search leaves them out, unless there are no others.',
    }),
  synonyms: unique(synonyms.meta({ label: "Visitors' words" }), { id: ({ id }) => id }).meta({
    hint: 'Words that visitors use for the same thing: a search for one also finds the others.',
  }),
});

export type SearchTexts = z.infer<typeof search>;

export const readSearch = contentReader('search', search);
