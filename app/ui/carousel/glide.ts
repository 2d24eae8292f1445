import { jump, position } from './row.ts';

/** Spec 9: milliseconds a slide takes to move. */
export const SPEED = 1500;

/** Events by which the visitor starts to scroll a track. */
export const TAKEN_OVER = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Stops the current movement of a track. */
const stops = new WeakMap<HTMLElement, () => void>();

/**
 * Scrolls a track to an inline position within {@link SPEED} ms; native smooth scrolling has no
 * configurable duration.
 *
 * @param done called with true on arrival, with false when the visitor takes over
 */
export function glide(
  track: HTMLElement,
  to: number,
  { instantly }: { instantly: boolean },
  done: (arrived: boolean) => void,
): void {
  stops.get(track)?.();
  const from = position(track);
  if (instantly) {
    jump(track, to);
    done(true);
    return;
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(move);
  for (const event of TAKEN_OVER) track.addEventListener(event, yieldTo, { passive: true });
  stops.set(track, stop);

  function move(now: number) {
    const part = Math.min(1, Math.max(0, (now - begin) / SPEED));
    jump(track, from + (to - from) * easeOut(part));
    if (part < 1) frame = requestAnimationFrame(move);
    else {
      stop();
      done(true);
    }
  }

  function stop() {
    cancelAnimationFrame(frame);
    for (const event of TAKEN_OVER) track.removeEventListener(event, yieldTo);
    stops.delete(track);
  }

  function yieldTo() {
    stop();
    done(false);
  }
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 4;
}
