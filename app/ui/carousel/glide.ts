import { isRightToLeft, position } from './stops.ts';

/** Spec 9: milliseconds a slide takes to move. */
export const SPEED = 1500;

/** The visitor's own scrolling ends ours. */
const TAKEN_OVER = ['pointerdown', 'wheel', 'touchstart'] as const;

/** What a track that moves is doing, so that the next movement can end it. */
const stops = new WeakMap<HTMLElement, () => void>();

/**
 * Scrolls a track to a position from the start of the text, within {@link SPEED} ms: browsers give
 * their own smooth scrolling no duration.
 *
 * @param done told when it has arrived, or was taken over by the visitor
 */
export function glide(
  track: HTMLElement,
  to: number,
  { instantly }: { instantly: boolean },
  done: () => void,
): void {
  stops.get(track)?.();
  const from = position(track);
  const sign = isRightToLeft(track) ? -1 : 1;
  const put = (where: number) => track.scrollTo({ left: sign * where, behavior: 'instant' });
  if (instantly) {
    put(to);
    done();
    return;
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(move);
  track.dataset.moving = '';
  for (const event of TAKEN_OVER) track.addEventListener(event, end, { passive: true });
  stops.set(track, stop);

  function move(now: number) {
    const part = Math.min(1, Math.max(0, (now - begin) / SPEED));
    put(from + (to - from) * easeOut(part));
    if (part < 1) frame = requestAnimationFrame(move);
    else end();
  }

  function stop() {
    cancelAnimationFrame(frame);
    for (const event of TAKEN_OVER) track.removeEventListener(event, end);
    delete track.dataset.moving;
    stops.delete(track);
  }

  function end() {
    stop();
    done();
  }
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 4;
}
