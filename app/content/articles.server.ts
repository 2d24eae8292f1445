import { z } from 'zod';
import { date, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { picture } from './references.server.ts';
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
  checks: z.array(text).min(1),
});

/** An article (spec 3, blog item), or a piece of company news. */
const article = z
  .strictObject({
    /** Number of the note; take the next free one, and never that of another note. */
    id: z.int().positive().meta({ label: 'Number' }),
    /** The address of its page is made of it. */
    title: text,
    /** Date of publication. */
    date,
    /** Date of the last correction that readers should notice. */
    updated: date.optional(),
    /** Who writes. */
    admin: text.meta({ label: 'Author' }),
    picture,
    /** Subjects to filter by. */
    tags: z.array(text).default([]),
    meta: z.array(metaItem).default([]).meta({ label: 'Remarks' }),
    /** The note itself. The page divides it after a sentence that ends before the 162nd character. */
    desc: text.max(600),
    /** A quotation from a person in the note. */
    testimonial: z
      .strictObject({ quote: text, name: text, designation: text })
      .optional()
      .meta({ label: 'Quotation' }),
    /** The resulting rule, in points. */
    showcase: showcase.optional().meta({ label: 'Rule' }),
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, {
    path: ['updated'],
    error: 'expected the date of publication (date) or a later one',
  });

/** content/articles.yaml: notes and news. The list is /career, and each has its page under /blog. */
const articles = z.strictObject({
  /** In any order; pages and the feed show the newest first. */
  articles: unique(article, { id: ({ id }) => id, title: ({ title }) => slug(title) })
    .default([])
    .transform((all) => all.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)))
    .meta({ label: 'Notes' }),
  /** Shared by the pages of all articles. */
  page: z.strictObject({
    keywords: z.array(text).default([]),
    /** Fixed samples: the form for comments sends nothing. */
    comments: z.array(z.strictObject({ name: text, date, text })).default([]),
  }),
});

export type Articles = z.infer<typeof articles>;
export type Article = z.infer<typeof article>;

export const readArticles = contentReader('articles', articles);
