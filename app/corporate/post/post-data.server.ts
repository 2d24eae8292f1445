import { readInterface } from '#app/content/interface.server.ts';
import { readPosts } from '#app/content/posts.server.ts';
import type { Post, Posts } from '#app/content/schemas/posts.ts';
import { isTitleOf } from '#app/shell/details/details-path.ts';
import { type PostState, postState } from './post-state.ts';

/** What all posts' pages share: keywords and sample comments. */
export type PostTexts = Posts['page'];

/** What is known of a post besides what its link carries. */
export interface PostData extends PostState, Pick<Post, 'date' | 'testimonial' | 'showcase'> {
  /** The next posts in the list. */
  neighbours: PostState[];
  /** Steps between home and this page. */
  trail: { label: string; to: string }[];
}

/** The post under this slug (decoded), where there is one. */
export function postUnder(param: string | undefined): PostData | undefined {
  const { posts } = readPosts();
  const at = posts.findIndex(({ title }) => isTitleOf(param, title));
  const post = posts[at];
  if (!post) return undefined;
  const { date, testimonial, showcase } = post;
  const neighbours = [1, 2].flatMap((step) => posts[(at + step) % posts.length] ?? []);
  return {
    ...postState(post),
    date,
    testimonial,
    showcase,
    neighbours: neighbours.map(postState),
    trail: [{ label: readInterface().post.list, to: '/career' }],
  };
}
