import type { Import } from './import.ts';

/**
 * Lists imports by which code of the build would reach the browser.
 *
 * A route itself may import such code: React Router drops the loader from the bundle, and with it
 * what only the loader needs. Whatever else a browser gets by way of the routes must not.
 */
export function leaksIn(imports: readonly Import[]): Import[] {
  const drawn = imports.filter(({ typeOnly }) => !typeOnly);
  const inBrowser = new Set(drawn.map(({ from }) => from).filter(isRoute));
  for (const file of inBrowser) {
    for (const { from, to } of drawn) if (from === file && !isServerOnly(to)) inBrowser.add(to);
  }
  return drawn.filter(({ from, to }) => inBrowser.has(from) && !isRoute(from) && isServerOnly(to));
}

function isRoute(file: string): boolean {
  return /^app\/(root|.*\/route|.*\.route)\.tsx$/.test(file);
}

function isServerOnly(file: string): boolean {
  return /\.server\.tsx?$/.test(file);
}
