import { z } from 'zod';
import { posts } from './estate-section-data.ts';
import { picture } from './reference.ts';
import { meta, text } from './text.ts';

/** content/<lang>/estate/blog.yaml: the template's list of posts. */
export const estateBlog = z.strictObject({
  meta,
  /** Title, lead and picture on top. */
  banner: z.strictObject({ title: text, text, picture }),
  /** Heading of the list. */
  title: text,
  /** From which post up to which. */
  posts,
  /** Words of the way on. */
  btnText: text,
  /** /blog-details outside itself: the newest post as a sample. */
  details: meta,
});
