import { z } from 'zod';
import { lead, meta, plural, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink } from '#app/content/references.server.ts';

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
});

export type SearchTexts = z.infer<typeof search>;

export const readSearch = contentReader('search', search);
