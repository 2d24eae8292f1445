import { type DataRouteMatch, matchRoutes } from 'react-router';
import { addressOf, BASE, pathAt } from '#app/content/address.ts';
import { opensElsewhere } from '#app/ui/link/link.tsx';
import { nextPaint } from '#app/ui/next-paint.ts';
import { leaveDialog } from './history/use-dialog-entry.ts';
import { currentRouter, routeFiles } from './router.ts';
import { applyWholeSheets } from './whole-sheets.ts';

/**
 * Follows every link to a page of the site, and the forms of its search, without loading a document. One
 * listener for all of them, because hydration costs less without a handler on each, and `Static` content
 * has none.
 */
export function followPageLinks(): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented, button } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || defaultPrevented || button !== 0 || opensElsewhere(event)) return;
    // The browser follows an anchor within the page itself.
    if (link.getAttribute('href')?.startsWith('#') || !routesOf(link)) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    void currentRouter().navigate(pathAt(pathname) + search + hash, {
      replace: href === location.href,
      viewTransition: pathname + search !== location.pathname + location.search && crossFades(),
    });
  });
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches(SEARCH))
      return;
    event.preventDefault();
    form.closest<HTMLElement>(':popover-open')?.hidePopover();
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    leaveDialog(() => currentRouter().navigate(`/search?${new URLSearchParams(entries)}`));
  });
}

/** The forms of the search. */
const SEARCH = `form[action="${addressOf('/search')}"]`;

function crossFades(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Milliseconds that pointer or focus must rest on a link. */
const INTENT_MS = 100;

/** Milliseconds that a link must stay in view. */
const VIEW_MS = 1000;

/** Network Information API, in Chromium only. */
declare global {
  interface Navigator {
    connection?: { effectiveType: string; saveData: boolean };
  }
}

/**
 * Prefetches a page's code and data when a visitor is about to follow its link. React Router uses
 * `<link rel="prefetch">`, which Firefox blocks under the CSP `default-src 'none'`.
 */
export function prefetchOnIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    addEventListener(
      type,
      ({ target }) => {
        clearTimeout(waiting);
        if (!(target instanceof Element)) return;
        const form = target.closest<HTMLFormElement>(SEARCH);
        const link = form
          ? Object.assign(document.createElement('a'), { href: form.action })
          : target.closest('a');
        if (link) waiting = setTimeout(prefetch, INTENT_MS, link);
      },
      { passive: true },
    );
  }
}

/**
 * Prefetches the pages of links that stay in view, on a connection that is known to be fast, once the
 * visitor has scrolled or moved the pointer.
 */
export function prefetchInView(): void {
  if (navigator.connection?.effectiveType !== '4g') return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting) continue;
      waiting.set(
        target,
        setTimeout(() => prefetch(target as HTMLAnchorElement), VIEW_MS),
      );
    }
  });
  let shown: string | undefined;
  const observe = async () => {
    const { navigation, location: page } = currentRouter().state;
    if (navigation.state !== 'idle' || page.pathname === shown) return;
    shown = page.pathname;
    await nextPaint();
    views.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
    for (const link of document.querySelectorAll(`main a[href^="${BASE}/"]`)) views.observe(link);
  };
  const start = () => {
    used.abort();
    currentRouter().subscribe(observe);
    void observe();
  };
  const used = new AbortController();
  for (const type of ['scroll', 'pointermove']) {
    addEventListener(type, start, { passive: true, signal: used.signal });
  }
}

/** The routes of the page that a link opens in this document; undefined for all other links. */
function routesOf({ origin, pathname, target, download }: HTMLAnchorElement) {
  if (origin !== location.origin || target || download) return undefined;
  const matches: DataRouteMatch[] = matchRoutes(currentRouter().routes, pathname, BASE) ?? [];
  // Files and unknown paths match the catch-all route; pages in another language may match none.
  const leaf = matches.at(-1)?.route;
  return !leaf || leaf.path === '*' ? undefined : matches.map(({ route }) => route);
}

const prefetched = new Set<string>();

function prefetch(link: HTMLAnchorElement): void {
  const { pathname, search } = link;
  if (pathname === location.pathname || !navigator.onLine || navigator.connection?.saveData) return;
  const routes = routesOf(link)?.map(({ id }) => routeFiles()[id]) ?? [];
  if (routes.length > 0) void applyWholeSheets();
  for (const route of routes) {
    const files = route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
    for (const file of files.filter((each) => !prefetched.has(each))) {
      prefetched.add(file);
      preload(file);
    }
  }
  // Data stays fresh for a while (tools/postbuild/headers.ts), so a second fetch comes from the cache.
  if (routes.some((route) => route?.hasLoader)) {
    fetch(`${pathAt(pathname) === '/' ? `${BASE}/_` : pathname}.data${search}`, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      // A failure shows when the page is opened.
      .catch(() => undefined);
  }
}

/** Loads a module or a stylesheet, but does not run or apply it. */
function preload(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.fetchPriority = 'low';
  if (/\.css#?$/.test(href)) {
    // Chromium warns of a preload that is not used within seconds, but not of an alternative stylesheet.
    Object.assign(link, { rel: 'alternate stylesheet', media: 'not all' });
    // Without such a link React Router adds the stylesheet, removes it, which relays out the page, and waits twice.
    const keep = () => {
      link.rel = 'stylesheet';
    };
    link.addEventListener('load', keep, { once: true });
  } else link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
