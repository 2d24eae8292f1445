import { foldText } from '../search/fold-text.ts';
import type { ListedPost } from './listed-post.ts';

/** Which posts are shown: all of it stands in the address. Empty for all. */
export interface PostQuery {
  search: string;
  tag: string;
}

/** Reads `?q=…&tag=…`. */
export function readQuery(params: URLSearchParams): PostQuery {
  return { search: params.get('q') ?? '', tag: params.get('tag') ?? '' };
}

/** The same back, what is empty left out; parameters of others stay. */
export function writeQuery(before: URLSearchParams, { search, tag }: PostQuery): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ q: search, tag })) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** Whether a post has the subject, and every word of the search somewhere. */
export function matches({ tags, meta, state }: ListedPost, { search, tag }: PostQuery): boolean {
  if (tag && !tags.includes(tag)) return false;
  const { title, admin, desc } = state;
  const text = foldText([title, admin, desc, ...tags, ...meta.map((item) => item.text)].join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
