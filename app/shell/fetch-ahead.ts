import { matchRoutes } from 'react-router';
import { currentRouter, routeFiles } from './router.ts';

/** Milliseconds that a pointer or the focus rests on a link before that counts as intent. */
const INTENT_MS = 100;

/**
 * Fetches a page's code and data once a visitor is about to follow its link. React Router's own way
 * is `<link rel="prefetch">`, which Firefox refuses under our policy (`default-src 'none'`).
 */
export function fetchAheadOnIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    addEventListener(
      type,
      ({ target }) => {
        clearTimeout(waiting);
        const link = target instanceof Element && target.closest('a');
        if (link) waiting = setTimeout(fetchAhead, INTENT_MS, link);
      },
      { passive: true },
    );
  }
}

const fetched = new Set<string>();

function fetchAhead({ origin, pathname, search, target, download }: HTMLAnchorElement): void {
  const isOurs = origin === location.origin && !target && !download;
  if (!isOurs || pathname === location.pathname || !navigator.onLine) return;
  const matches = matchRoutes(currentRouter().routes, pathname) ?? [];
  const routes = matches.map(({ route }) => routeFiles()[route.id]);
  // Files, and paths that nothing is known of, lead to the catch-all.
  if (routes.at(-1)?.path === '*') return;
  for (const route of routes) {
    const files = route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
    for (const file of files.filter((each) => !fetched.has(each))) {
      fetched.add(file);
      load(file);
    }
  }
  // Fresh for a while (tools/seal/headers.ts), so that asking again costs nothing.
  if (routes.slice(1).some((route) => route?.hasLoader)) {
    load(`${pathname === '/' ? '/_' : pathname}.data${search}`);
  }
}

/** Fetches into the browser's cache; to fail is for the page change itself. */
function load(address: string): void {
  fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
