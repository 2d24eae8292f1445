import { z } from 'zod';
import { contentDate } from './content-date.server.ts';
import { warn } from './content-warning.server.ts';
import { date, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { picture } from './references.server.ts';
import { checkDays, isShown, schedule, shownOf } from './schedule.server.ts';
import { slug } from './slug.ts';

/** A remark beside an article's title. */
const metaItem = z.strictObject({
  icon: z.enum(['clock', 'map-pin', 'file-text', 'shield-check', 'user']),
  text,
});

const showcase = z.strictObject({
  title: text,
  text,
  picture,
  checks: z
    .array(text.meta({ label: 'Point' }))
    .min(1)
    .meta({ label: 'Points' }),
});

/** An article (spec 3, blog item), or a piece of company news. */
const article = z
  .strictObject({
    id: z.int().positive().meta({
      label: 'Number',
      hint: 'Number of the note; take the next free one, and never that of another note.',
    }),
    title: text.meta({ hint: 'The address of its page is made of it.' }),
    date: date.meta({
      hint: 'The date that the note bears. It does not decide when the note appears.',
    }),
    updated: date
      .optional()
      .meta({ hint: 'Date of the last correction that readers should notice.' }),
    admin: text.meta({ label: 'Author', hint: 'Who writes.' }),
    picture,
    tags: z
      .array(text.meta({ label: 'Tag' }))
      .default([])
      .meta({ hint: 'Subjects to filter by.' }),
    meta: z
      .array(metaItem.meta({ label: 'Remark' }))
      .default([])
      .meta({ label: 'Remarks' }),
    desc: text.max(600).meta({
      label: 'Text',
      hint: 'The note itself, in at most 600 characters. The page divides it after a sentence that ends before the 162nd character.',
    }),
    testimonial: z
      .strictObject({ quote: text, name: text, designation: text.meta({ label: 'Position' }) })
      .optional()
      .meta({ label: 'Quotation', hint: 'A quotation from a person in the note.' }),
    showcase: showcase.optional().meta({ label: 'Rule', hint: 'The resulting rule, in points.' }),
    ...schedule,
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, {
    path: ['updated'],
    error: 'expected the date of publication (date) or a later one',
  })
  .superRefine(checkDays)
  .superRefine((note, context) => {
    if (note.date <= contentDate() || !isShown(note)) return;
    const message =
      'is in the future, but the note is already shown: write the day into "from" too';
    warn(context, { path: ['date'], message });
  });

/** content/articles.yaml: notes and news. The list is /career, and each has its page under /blog. */
const articles = z.strictObject({
  articles: unique(article.meta({ label: 'Note' }), {
    id: ({ id }) => id,
    title: ({ title }) => slug(title),
  })
    .default([])
    .transform((all) =>
      shownOf(all).toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    )
    .meta({ label: 'Notes', hint: 'In any order; pages and the feed show the newest first.' }),
  page: z
    .strictObject({
      keywords: z.array(text.meta({ label: 'Keyword' })).default([]),
      comments: z
        .array(z.strictObject({ name: text, date, text }).meta({ label: 'Comment' }))
        .default([])
        .meta({ hint: 'Fixed samples: the form for comments sends nothing.' }),
    })
    .meta({ place: 'last', hint: 'Shared by the pages of all articles.' }),
});

export type Articles = z.infer<typeof articles>;
export type Article = z.infer<typeof article>;

export const readArticles = contentReader('articles', articles);
