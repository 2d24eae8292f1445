import { matchRoutes } from 'react-router';
import { currentRouter, routeFiles } from './router.ts';

/** Milliseconds that pointer or focus must rest on a link. */
const INTENT_MS = 100;

/**
 * Prefetches a page's code and data when a visitor is about to follow its link. React Router uses
 * `<link rel="prefetch">`, which Firefox blocks under the CSP `default-src 'none'`.
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
  const isInternal = origin === location.origin && !target && !download;
  if (!isInternal || pathname === location.pathname || !navigator.onLine) return;
  const matches = matchRoutes(currentRouter().routes, pathname) ?? [];
  const routes = matches.map(({ route }) => routeFiles()[route.id]);
  // Files and unknown paths match the catch-all route.
  if (routes.at(-1)?.path === '*') return;
  for (const route of routes) {
    const files = route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
    for (const file of files.filter((each) => !fetched.has(each))) {
      fetched.add(file);
      load(file);
    }
  }
  // Data stays fresh for a while (tools/postbuild/headers.ts), so a second fetch comes from the cache.
  if (routes.some((route) => route?.hasLoader)) {
    load(`${pathname === '/' ? '/_' : pathname}.data${search}`);
  }
}

/** Fetches into the browser's cache; failures show when the page is opened. */
function load(address: string): void {
  fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
