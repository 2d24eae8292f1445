import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIsAttended } from '../attention/use-is-attended.ts';
import { glide } from './glide.ts';
import { nextStop } from './stops.ts';

/** Spec 9: milliseconds from one slide to the next. */
export const AUTOPLAY = 2000;

interface CarouselState {
  /** React runs: the controls work. */
  live: boolean;
  /** Whether slides advance by themselves; false for a visitor who asks for less motion. */
  playing: boolean;
  toggle: () => void;
  /** Moves by one slide, round at both ends. */
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
      if (!track.current) return;
      // A press while it moves counts from where it is going.
      goal.current = nextStop(track.current, direction, goal.current);
      glide(track.current, goal.current, { instantly: lessMotion() }, () => {
        goal.current = undefined;
      });
    },
    [track],
  );

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
