import { VIEW_HEADER } from '#shared/wire.ts';

/** In Chromium only, and not in TypeScript's library yet. */
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface PerformanceNavigationTiming {
    /** When the visitor opened a page that had been prerendered, in milliseconds; else 0. */
    readonly activationStart?: number;
    readonly deliveryType?: string;
  }
}

/**
 * Runs `start` once the visitor opens the page, which the browser may have prerendered (decision 0016). Until then
 * nothing counts, plays, returns from a 404 page, or reads what the tab has stored, which may still change. A
 * prerendered page is shown first: the browser waits for the listeners of `prerenderingchange` before its first frame.
 */
export function onceOpened(start: () => void): void {
  const afterNextFrame = () => requestAnimationFrame(() => setTimeout(start));
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', afterNextFrame, { once: true });
  } else start();
}

/**
 * Reports the view of a page whose request was ahead of it, and was therefore not counted (decision 0114). Not by
 * `sendBeacon`: where no desk serves the site, a POST is an error in the console.
 */
export function reportView(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load?.activationStart && load?.deliveryType !== 'navigational-prefetch') return;
  const report = { method: 'HEAD', headers: { [VIEW_HEADER]: '1' }, keepalive: true } as const;
  fetch(location.pathname, report).catch(() => undefined);
}
