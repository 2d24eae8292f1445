import type { Rolldown } from 'vite';

/** What starts React, and the document's root: every page loads what these import. */
const ON_EVERY_PAGE = /\/(entry\.client|app\/root)\.tsx/;

/**
 * The file that a module for the browser goes into. Packages that every page loads stand in one,
 * instead of one for each set of routes that share them: every file costs every page its link, and
 * is compressed alone. Null, all else, is left to Rolldown: a file of modules of ours would have one
 * style sheet too, and React Router links that anew behind all others with the first code fetched
 * late that shares a module with it.
 */
export function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const isPackage = id.includes('/node_modules/') && !graph.getModuleInfo(id)?.isEntry;
  return isPackage && isOnEveryPage(id, graph) ? 'packages' : null;
}

function isOnEveryPage(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (ON_EVERY_PAGE.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isOnEveryPage(importer, graph, seen));
}
