import type { RouteConfigEntry } from '@react-router/dev/routes';
import { estatePages, markdownPages, programPages } from '../routes.ts';
import { pathAt } from './address.ts';
import { absentPages, pageFiles } from './page-files.server.ts';

/** Every static path of the site: without parameters or a catch-all. */
export function knownPaths(): Set<string> {
  return allPaths().difference(absentPages());
}

/** Those, and the pages that are not part of the site on this day. */
export function allPaths(): Set<string> {
  return new Set([...ownPaths, ...textPaths()]);
}

/** Paths of the pages that are part of the program, which no text page can have. */
export const ownPaths: ReadonlySet<string> = new Set(
  paths(programPages, '').filter((path) => !/[:*]/.test(path)),
);

/** Paths of the text pages, second addresses included. */
export function textPaths(): string[] {
  return pageFiles().flatMap(({ path, alias }) => [path, ...(alias ? [alias] : [])]);
}

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
