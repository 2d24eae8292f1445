import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes, { estatePages, markdownPages, textPagesOfKind } from '../routes.ts';
import { pathAt } from './address.ts';

/** Every static path of the route table: without parameters or a catch-all. */
export function knownPaths(): Set<string> {
  return new Set(paths(routes, '').filter((path) => !/[:*]/.test(path)));
}

/** Kind of each text page in the route table, by its path. */
export const textPageKinds: ReadonlyMap<string, string> = new Map(
  Object.entries(textPagesOfKind).flatMap(([kind, paths]) =>
    paths.map((path) => [`/${path}`, kind] as const),
  ),
);

/** Paths of the text pages in the route table. */
export const textPaths = [...textPageKinds.keys()];

/** Paths of the pages in Markdown. */
export const markdownPaths = markdownPages.map((path) => `/${path}`);

/** Paths of the template pages that are composed of sections. */
export const estatePaths = estatePages.map((path) => `/${path}`);

/** Route-table path of the page that a loader runs for: the build requests `/vision/` and `/vision.data`. */
export function requestedPath({ url }: Request): string {
  return pathAt(new URL(url).pathname.replace(/\/$|\.data$/, ''));
}

function paths(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const own = entry.path || entry.index ? [path || '/'] : [];
    return [...own, ...paths(entry.children ?? [], path)];
  });
}
