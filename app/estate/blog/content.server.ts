import { z } from 'zod';
import { meta, text } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { posts } from '../listings.server.ts';

/** content/estate/blog.yaml: the template's list of blog posts. */
const estateBlog = z.strictObject({
  meta,
  /** Title, lead and picture at the top of the page. */
  banner: z.strictObject({ title: text, text, picture }),
  /** Heading of the list. */
  title: text,
  /** Slice of the articles to show. */
  posts,
  /** Label of the link to the article. */
  btnText: text,
  /** Meta data of /blog-details, which shows the newest article as a sample. */
  details: meta,
});

export const readEstateBlog = contentReader('estate/blog', estateBlog);
