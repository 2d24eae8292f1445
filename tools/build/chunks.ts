import type { Rolldown } from 'vite';

/** What starts React, and the document's root: every page loads what these import. */
const ON_EVERY_PAGE = /\/(entry\.client|app\/root)\.tsx/;

/**
 * The file that a module for the browser goes into. What every page loads stands in two, packages
 * and the shell, instead of one for each set of routes that share it: every file costs every page
 * its links, and is compressed alone. Null, what only some pages load, is left to Rolldown.
 */
export function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (graph.getModuleInfo(id)?.isEntry || !isOnEveryPage(id, graph)) return null;
  return id.includes('/node_modules/') ? 'packages' : 'shell';
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
