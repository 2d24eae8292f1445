import { pageMeta } from '../meta.ts';

/** Head of the 404 page, also where a details page has nothing to show. */
export function notFoundMeta(matches: Parameters<typeof pageMeta>[0]) {
  return pageMeta(matches, { title: '404', description: '404', path: '/404', noindex: true });
}
