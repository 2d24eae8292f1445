import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes, { estatePages, textPages } from '../routes.ts';

/** Every path of the route table that leads to one page: no parameters, no catch-all. */
export function knownPaths(): Set<string> {
  return new Set(paths(routes, '').filter((path) => !/[:*]/.test(path)));
}

/** The paths of the route table that lead to pages made of text. */
export const textPaths = textPages.map((path) => `/${path}`);

/** Those that lead to pages of the template composed of sections. */
export const estatePaths = estatePages.map((path) => `/${path}`);

function paths(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const own = entry.path || entry.index ? [path || '/'] : [];
    return [...own, ...paths(entry.children ?? [], path)];
  });
}
