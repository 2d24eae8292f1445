import { setTimeout as sleep } from 'node:timers/promises';
import { openPrerenderingTab } from '../../tests/prerendering-tab.ts';

/** Milliseconds after which a page has come to rest. */
const REST_MS = 4000;

/** Milliseconds that the pointer is on a link before it is pressed. */
const HOVER_MS = 400;

/** Time from the release of the button on an entry of the menu to the first frame of its page, in ms. */
export async function measurePageChange(
  site: string,
  path: string,
  slowdown: number,
): Promise<number> {
  const tab = await openPrerenderingTab({ slowdown });
  try {
    await tab.open(`${site}/`);
    await sleep(REST_MS);
    await tab.evaluate(`(${observeRelease})()`);
    await tab.hover(path);
    await sleep(HOVER_MS);
    await tab.press();
    for (let waited = 0; waited < REST_MS; waited += 100) {
      await sleep(100);
      const duration = await tab.evaluate(`(${timeToFrame})(${JSON.stringify(path)})`);
      if (typeof duration === 'number') return duration;
    }
    return Number.NaN;
  } finally {
    await tab.close();
  }
}

/* These functions run in the page, so they are self-contained. Times are since 1970: a document has its own origin. */

/** Notes when the button is released and, in an application that replaces the page by script, when that is painted. */
function observeRelease(): void {
  const heading = () => document.querySelector('main h1');
  const before = heading();
  const note = (moment: string) =>
    localStorage.setItem(moment, String(performance.timeOrigin + performance.now()));
  const onRelease = async () => {
    note('released');
    do await new Promise(requestAnimationFrame);
    while (!heading() || heading() === before);
    setTimeout(() => note('painted'));
  };
  addEventListener('pointerup', onRelease, { capture: true, once: true });
}

function timeToFrame(path: string): number | undefined {
  if (location.pathname !== path) return undefined;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!load || !paint) return undefined;
  // A page that was prerendered is painted from its activation on.
  const frame = performance.timeOrigin + Math.max(load.activationStart ?? 0, paint.startTime);
  const released = Number(localStorage.getItem('released'));
  const painted = Number(localStorage.getItem('painted') ?? (frame > released ? frame : NaN));
  return Number.isNaN(painted) ? undefined : painted - released;
}
