import { nextPaint } from '../next-paint.ts';

/** Longer than the delay before the animations start. */
const BEGINNING_MS = 600;

/** Events by which the visitor takes over scrolling. */
const ONWARD = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Calls `correct` to adjust the scroll position while sections of an accordion change their size.
 * Scroll anchoring is missing in some browsers and gives up on large changes.
 */
export function whileSectionsMove(section: HTMLDetailsElement, correct: () => void): void {
  const accordions = section.closest('section, main') ?? section;
  const observer = new ResizeObserver(() => {
    if (section.isConnected) correct();
  });
  for (const each of accordions.querySelectorAll('details')) observer.observe(each);
  const over = new AbortController();
  const stop = () => {
    over.abort();
    observer.disconnect();
  };
  for (const event of ONWARD) addEventListener(event, stop, { signal: over.signal, passive: true });
  setTimeout(() => void untilStill(accordions).then(stop), BEGINNING_MS);
}

/* No timer: a busy device may paint the first frame of an animation after its duration. */
async function untilStill(accordions: Element): Promise<void> {
  const moving = () => accordions.getAnimations({ subtree: true });
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    // Resize observers run at the end of a frame.
    await nextPaint();
  } while (moving().length > 0);
}
