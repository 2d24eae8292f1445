import type { Post } from '#app/content/schemas/posts.ts';
import { type PostState, postState } from '../post/post-state.ts';

/** A post as the list shows it; its state is what its page is handed. */
export interface ListedPost extends Pick<Post, 'id' | 'date' | 'tags' | 'meta'> {
  state: PostState;
}

/** What the list needs of a post. */
export function listedPost(post: Post): ListedPost {
  const { id, date, tags, meta } = post;
  return { id, date, tags, meta, state: postState(post) };
}
