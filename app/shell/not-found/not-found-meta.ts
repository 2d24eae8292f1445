import { type Matches, rootData } from '#app/root-data/root-data.ts';
import { pageMeta } from '../meta.ts';

/** Head of the 404 page, also where a details page has nothing to show. */
export function notFoundMeta(matches: Matches) {
  const words = rootData(matches)?.texts.notFound;
  return pageMeta(matches, {
    title: words?.title ?? '404',
    description: words?.text ?? '',
    path: '/404',
    noindex: true,
  });
}
