import type { Rolldown } from 'vite';

/** Every page loads what these import. */
const ON_EVERY_PAGE = /\/(entry\.client|app\/root)\.tsx/;

/**
 * Rolldown's chunk for a module: packages of every page share one, since each chunk costs every page
 * a link and is compressed alone. Returns null for our own modules: one chunk would mean one
 * stylesheet, which React Router re-appends last when a lazy chunk loads, changing the cascade.
 */
export function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const isPackage = id.includes('/node_modules/') && !graph.getModuleInfo(id)?.isEntry;
  // Lucide's index imports every icon, so those of the template would count as on every page.
  if (id.includes('/node_modules/lucide/')) return null;
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
