import * as z from 'zod/mini';
import type { Article } from '#app/content/articles.server.ts';
import { pictureData } from '#app/ui/picture/picture.ts';

/** Navigation state of a link to an article (spec 2.3): enough for the upper half of its page. */
export const articleStateSchema = z.object({
  thumb: pictureData,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  admin: z.string().check(z.maxLength(200)),
  desc: z.string().check(z.maxLength(5000)),
});

export type ArticleState = z.infer<typeof articleStateSchema>;

/** The navigation state for a link to this article. */
export function articleState({ picture, title, admin, desc }: Article): ArticleState {
  return { thumb: picture, title, admin, desc };
}
