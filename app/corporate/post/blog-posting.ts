import { type Matches, rootData } from '#app/root-data/root-data.ts';
import type { PostData } from './post-data.server.ts';
import { postPath } from './post-path.ts';

/** The post as a schema.org BlogPosting, for `pageMeta`'s `structured`. */
export function blogPosting(
  matches: Matches,
  { title, admin, date, thumb }: PostData,
): Record<string, unknown>[] {
  const root = rootData(matches);
  if (!root) return [];
  const { origin, site } = root;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      author: { '@type': 'Organization', name: `${site.name}, ${admin}` },
      image: new URL(thumb.sources.webp.at(-1)?.src ?? '', origin).href,
      mainEntityOfPage: new URL(postPath(title), origin).href,
    },
  ];
}
