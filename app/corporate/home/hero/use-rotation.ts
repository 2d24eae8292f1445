import { type RefObject, useEffect, useState } from 'react';
import { useIsAttended } from '#app/ui/attention/use-is-attended.ts';

/** Spec 9: milliseconds per slide. */
const SLIDE_INTERVAL = 6000;

export interface Rotation {
  /** Index of the visible slide. */
  index: number;
  /** Slides whose pictures are loaded. */
  fetched: ReadonlySet<number>;
  /** Index of the slide that the visitor has chosen last, unless another has followed it. */
  chosen: number | undefined;
  /** Whether slides advance automatically; initially false with reduced motion. */
  playing: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
}

/**
 * Rotates `count` slides every {@link SLIDE_INTERVAL} ms while playing. Pauses while the pointer is
 * over `frame`, the focus is within it, the tab is hidden, or `frame` is out of view.
 */
export function useRotation(count: number, frame: RefObject<HTMLElement | null>): Rotation {
  const [index, setIndex] = useState(0);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));
  const [chosen, setChosen] = useState<number>();
  const [playing, setPlaying] = useState(true);
  const attended = useIsAttended(frame);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || attended || count === 1) return;
    const next = (index + 1) % count;
    setFetched((before) => new Set([...before, next]));
    const timer = setTimeout(() => setIndex(next), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [index, count, playing, attended]);

  return {
    index,
    fetched,
    chosen: chosen === index ? chosen : undefined,
    playing,
    goTo(target) {
      const wrapped = (target + count) % count;
      setFetched((before) => new Set([...before, wrapped]));
      setIndex(wrapped);
      setChosen(wrapped);
    },
    toggle: () => setPlaying(!playing),
  };
}
