import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIsAttended } from '../attention/use-is-attended.ts';
import { glide, TAKEN_OVER } from './glide.ts';
import { nextGoal, settle } from './loop.ts';
import { rowOf } from './row.ts';

/** Spec 9: milliseconds from one slide to the next. */
const AUTOPLAY = 2000;

interface CarouselState {
  /** React runs: the controls work. */
  live: boolean;
  /** Whether slides advance by themselves; false for a visitor who asks for less motion. */
  playing: boolean;
  toggle: () => void;
  /** Moves by one slide; the last is followed by the first. */
  step: (direction: 1 | -1) => void;
}

/**
 * Moves `track` by one slide every {@link AUTOPLAY} ms while playing and nobody attends to it:
 * pointer over `frame`, focus within, or the tab hidden.
 */
export function useCarousel(
  frame: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
): CarouselState {
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(true);
  const attended = useIsAttended(frame);
  const goal = useRef<number>(undefined);

  useEffect(() => {
    setLive(true);
    if (lessMotion()) setPlaying(false);
  }, []);

  const step = useCallback(
    (direction: 1 | -1) => {
      const row = track.current;
      // A press while it moves counts from where it is going.
      const next = row ? nextGoal(row, direction, goal.current) : undefined;
      if (!row || next === undefined) return;
      goal.current = next;
      glide(row, next * rowOf(row).pitch, { instantly: lessMotion() }, (arrived) => {
        goal.current = undefined;
        if (arrived) settle(row);
      });
    },
    [track],
  );

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // By finger, wheel or keys; and where more or fewer slides stand side by side than before.
    const rest = () => {
      if (goal.current !== undefined) return;
      delete row.dataset.held;
      settle(row);
    };
    const hold = () => {
      row.dataset.held = '';
    };
    const sizes = new ResizeObserver(rest);
    sizes.observe(row);
    row.addEventListener('scrollend', rest);
    for (const event of TAKEN_OVER) row.addEventListener(event, hold, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scrollend', rest);
      for (const event of TAKEN_OVER) row.removeEventListener(event, hold);
    };
  }, [track]);

  useEffect(() => {
    if (!live || !playing || attended) return;
    const timer = setInterval(() => step(1), AUTOPLAY);
    return () => clearInterval(timer);
  }, [live, playing, attended, step]);

  return { live, playing, toggle: () => setPlaying(!playing), step };
}

function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
