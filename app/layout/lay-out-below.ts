import { nextPaint } from '#app/ui/next-paint.ts';

/** All parts whose layout app/styles/base.css may defer. */
const PARTS = 'section, [data-below], tbody > tr, footer, footer [lang=ar]';

/**
 * Lays out what tools/postbuild/late-start.client.js has deferred, in idle periods, so that no task is
 * long. That script ends it where a position in the whole page is needed.
 */
export async function layOutBelow(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.defersLayout === undefined) return;
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  let period = await idle();
  let cost = 0;
  for (const part of parts) {
    // The next part may cost more than the last.
    if (period.timeRemaining() <= 2 * cost) period = await idle();
    if (dataset.defersLayout === undefined) break;
    // Folded rows.
    if (getComputedStyle(part).contentVisibility === 'hidden') continue;
    const before = period.timeRemaining();
    part.style.contentVisibility = 'visible';
    // Lays it out now, so that its cost is known.
    part.getBoundingClientRect();
    cost = before - period.timeRemaining();
  }
  await idle();
  delete dataset.defersLayout;
  for (const part of parts) part.style.removeProperty('content-visibility');
}

/** Resolves in the next idle period, or after the next paint in browsers without them (Safari). */
async function idle(): Promise<Pick<IdleDeadline, 'timeRemaining'>> {
  if ('requestIdleCallback' in window) {
    return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
  await nextPaint();
  return { timeRemaining: () => 0 };
}
