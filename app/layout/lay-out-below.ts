import { nextPaint } from '#app/ui/next-paint.ts';

/** The parts whose layout app/styles/base.css defers. */
const PARTS = [
  'main > section:nth-child(n + 3)',
  'main > :nth-child(n + 3) > section',
  'main > :nth-child(2) section:nth-of-type(n + 3)',
  'main > :nth-child(2) tbody > tr',
  'main ~ section',
  'footer',
  'footer :lang(ar)',
].join();

/** Table rows that are laid out together. */
const ROWS = 8;

/**
 * Lays out what tools/postbuild/late-start.client.js has deferred, one part per idle period, so that
 * no task is long; at once where a position in the whole page is needed.
 */
export async function layOutBelow(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.defersLayout === undefined) return;
  const listening = new AbortController();
  const finish = () => {
    delete dataset.defersLayout;
    listening.abort();
  };
  const { signal } = listening;
  addEventListener('popstate', finish, { signal, capture: true });
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) finish();
    },
    { signal, capture: true },
  );
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  for (const [position, part] of parts.entries()) {
    if (part.localName !== 'tr' || position % ROWS === 0) await idle();
    if (signal.aborted) break;
    part.style.contentVisibility = 'visible';
  }
  await idle();
  finish();
  for (const part of parts) part.style.removeProperty('content-visibility');
}

/** Resolves in the next idle period, or after the next paint in browsers without them (Safari). */
function idle(): Promise<unknown> {
  return 'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    : nextPaint();
}
