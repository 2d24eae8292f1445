import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIsAttended } from '../attention/use-is-attended.ts';
import { dragByMouse } from './drag.ts';
import { glide, SPEED, TAKEN_OVER } from './glide.ts';
import { nextGoal, settle } from './loop.ts';
import { position, rowOf } from './row.ts';

/** Spec 9: milliseconds a slide rests (decision 0402). */
const AUTOPLAY = 2000;

/** A drag by more than this fraction of a slide continues to the next. */
const ENOUGH = 0.15;

interface CarouselState {
  /** Whether the controls work, after hydration. */
  live: boolean;
  /** Whether slides advance automatically; initially false with reduced motion. */
  playing: boolean;
  toggle: () => void;
  /** Moves by one slide in an endless loop. */
  step: (direction: 1 | -1) => void;
}

/**
 * Moves `track` by one slide after every {@link AUTOPLAY} ms of rest while playing. Pauses while the
 * pointer is over `frame`, the focus within, the tab hidden, or `frame` out of view.
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

  const go = useCallback((row: HTMLElement, next: number) => {
    goal.current = next;
    glide(row, next * rowOf(row).pitch, { instantly: lessMotion() }, (arrived) => {
      goal.current = undefined;
      if (arrived) settle(row);
    });
  }, []);

  const step = useCallback(
    (direction: 1 | -1) => {
      const row = track.current;
      if (!row || isDragged(row)) return;
      // A press during a movement counts from its target.
      const next = nextGoal(row, direction, goal.current);
      if (next !== undefined) go(row, next);
    },
    [track, go],
  );

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // After scrolling by touch, wheel or keys, and after a change of the number of visible slides.
    const rest = () => {
      if (goal.current !== undefined || isDragged(row)) return;
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
    const row = track.current;
    if (!row) return;
    let toward: 1 | -1 = 1;
    return dragByMouse(row, {
      onStart(direction) {
        toward = direction;
        // Prepares the slides that come into view.
        nextGoal(row, direction, undefined);
        row.dataset.dragged = '';
      },
      onEnd() {
        delete row.dataset.dragged;
        go(row, Math.round(position(row) / rowOf(row).pitch + toward * (0.5 - ENOUGH)));
      },
    });
  }, [track, go]);

  useEffect(() => {
    if (!live || !playing || attended) return;
    let timer = setTimeout(next, AUTOPLAY);
    function next() {
      step(1);
      timer = setTimeout(next, SPEED + AUTOPLAY);
    }
    return () => clearTimeout(timer);
  }, [live, playing, attended, step]);

  return { live, playing, toggle: () => setPlaying(!playing), step };
}

function isDragged(row: HTMLElement): boolean {
  return row.dataset.dragged !== undefined;
}

function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
