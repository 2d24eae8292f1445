import type { Import } from './import.ts';

/**
 * Lists imports by which code of the build would reach the browser.
 *
 * A route itself may import such code: React Router drops the loader from the bundle, and with it
 * what only the loader needs. Whatever else a browser gets by way of the routes must not.
 *
 * @param routes files of the routes and the root
 */
export function leaksIn(imports: readonly Import[], routes: readonly string[]): Import[] {
  const drawn = imports.filter(({ typeOnly }) => !typeOnly);
  const inBrowser = new Set(routes);
  for (const file of inBrowser) {
    for (const { from, to } of drawn) if (from === file && !isServerOnly(to)) inBrowser.add(to);
  }
  return drawn.filter(
    ({ from, to }) => inBrowser.has(from) && !routes.includes(from) && isServerOnly(to),
  );
}

function isServerOnly(file: string): boolean {
  return /\.server\.tsx?$/.test(file);
}
