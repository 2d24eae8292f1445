import { z } from 'zod';
import { slug } from '../slug.ts';
import { picture } from './reference.ts';
import { date, text } from './text.ts';
import { unique } from './unique.ts';

/** Something said about a post beside its title. */
const metaItem = z.strictObject({
  icon: z.enum(['clock', 'map-pin', 'file-text', 'shield-check', 'user']),
  text,
});

/** A post (spec 3, blog item). */
const post = z.strictObject({
  id: z.int().positive(),
  /** Makes the address under /blog. */
  title: text,
  /** Day it appeared. */
  date,
  /** Who wrote it. */
  admin: text,
  picture,
  /** Subjects it is found under. */
  tags: z.array(text).min(1).max(3),
  meta: z.array(metaItem).min(1).max(3),
  /** 400 to 600 characters; a sentence ends shortly before the 162nd, where it is split. */
  desc: text
    .min(400, { error: 'expected at least 400 characters' })
    .max(600, { error: 'expected at most 600 characters' }),
  /** Somebody of whom the post tells. */
  testimonial: z.strictObject({ quote: text, name: text, designation: text }),
  /** The rule that came of it, in four points. */
  showcase: z.strictObject({
    title: text,
    text,
    picture,
    checks: z.array(text).length(4, { error: 'expected four check items' }),
  }),
});

/** content/<lang>/posts.yaml */
export const posts = z.strictObject({
  /** The newest first. */
  posts: unique(post, { id: ({ id }) => id, title: ({ title }) => slug(title) }),
  /** What stands on the page of every post. */
  page: z.strictObject({
    keywords: z.array(text).min(1),
    /** Samples: nobody can write any (spec 2.4). */
    comments: z.array(z.strictObject({ name: text, date, text })).length(2),
  }),
});

export type Posts = z.infer<typeof posts>;
export type Post = z.infer<typeof post>;
