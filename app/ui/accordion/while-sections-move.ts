import { nextPaint } from '../settled/next-paint.ts';

/** Longer than it takes until the sections have begun to open and close. */
const BEGINNING_MS = 600;

/** A visitor who does one of these goes on, and is not held back. */
const ONWARD = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Corrects where the window is scrolled to as long as a section of an accordion, and those that
 * open or close with it, change their size. Not every browser anchors its scrolling, and those that
 * do give up where much of the page goes.
 */
export function whileSectionsMove(section: HTMLDetailsElement, correct: () => void): void {
  const accordion = section.parentElement ?? section;
  const observer = new ResizeObserver(() => {
    if (section.isConnected) correct();
  });
  for (const each of accordion.children) observer.observe(each);
  const over = new AbortController();
  const stop = () => {
    over.abort();
    observer.disconnect();
  };
  for (const event of ONWARD) addEventListener(event, stop, { signal: over.signal, passive: true });
  setTimeout(() => void untilStill(accordion).then(stop), BEGINNING_MS);
}

/* Not by the clock: a busy device shows the first frame of a movement when its time is over. */
async function untilStill(accordion: Element): Promise<void> {
  const moving = () => accordion.getAnimations({ subtree: true });
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    // Sizes are observed at the end of a frame.
    await nextPaint();
  } while (moving().length > 0);
}
