import * as z from 'zod/mini';
import { statePicture } from '#app/shell/details/details-state.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';

/** What a link to a post carries (spec 2.3): enough to show the page's upper half. */
export const postStateSchema = z.object({
  thumb: statePicture,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  admin: z.string().check(z.maxLength(200)),
  desc: z.string().check(z.maxLength(5000)),
});

export type PostState = z.infer<typeof postStateSchema>;

/** The navigation state for a link to this post. */
export function postState(post: {
  picture: PictureData;
  title: string;
  admin: string;
  desc: string;
}): PostState {
  const { picture, title, admin, desc } = post;
  return { thumb: picture, title, admin, desc };
}
