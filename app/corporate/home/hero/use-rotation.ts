import { type RefObject, useEffect, useState } from 'react';
import { useIsAttended } from '#app/ui/attention/use-is-attended.ts';

/** Spec 9: milliseconds each slide is shown. */
const SLIDE_INTERVAL = 6000;

export interface Rotation {
  /** The slide shown, from 0. */
  index: number;
  /** Slides whose pictures have been asked for. */
  fetched: ReadonlySet<number>;
  /** Whether slides advance by themselves; false for a visitor who asks for less motion. */
  playing: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
}

/**
 * Which of `count` slides is shown. Advances every {@link SLIDE_INTERVAL} ms while playing and
 * nobody attends to it: pointer over `frame`, focus within, the tab hidden, or `frame` out of view.
 */
export function useRotation(count: number, frame: RefObject<HTMLElement | null>): Rotation {
  const [index, setIndex] = useState(0);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));
  const [playing, setPlaying] = useState(true);
  const attended = useIsAttended(frame);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || attended) return;
    const next = (index + 1) % count;
    setFetched((before) => new Set([...before, next]));
    const timer = setTimeout(() => setIndex(next), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [index, count, playing, attended]);

  return {
    index,
    fetched,
    playing,
    goTo(target) {
      const wrapped = (target + count) % count;
      setFetched((before) => new Set([...before, wrapped]));
      setIndex(wrapped);
    },
    toggle: () => setPlaying(!playing),
  };
}
