/** Longer than sections take to open and close. */
const MOVING_MS = 600;

/** A visitor who does one of these goes on, and is not held back. */
const ONWARD = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Corrects where the window is scrolled to as long as a section of an accordion, and those that
 * open or close with it, change their size. Not every browser anchors its scrolling, and those that
 * do give up where much of the page goes.
 */
export function whileSectionsMove(section: HTMLDetailsElement, correct: () => void): void {
  const observer = new ResizeObserver(() => {
    if (section.isConnected) correct();
  });
  for (const each of section.parentElement?.children ?? []) observer.observe(each);
  const over = AbortSignal.timeout(MOVING_MS);
  const stop = () => observer.disconnect();
  over.addEventListener('abort', stop);
  for (const event of ONWARD) addEventListener(event, stop, { signal: over, passive: true });
}
