import { type RefObject, useEffect, useState } from 'react';

/** Spec 9: milliseconds a counter takes, and those it waits before. */
const DURATION = 6000;
const DELAY = 200;

/**
 * The number to show while `place` counts up to `total`: once, from when it is first seen.
 * Undefined before and after, and always for a visitor who asks for less motion.
 */
export function useCount(place: RefObject<HTMLElement | null>, total: number): number | undefined {
  const [running, setRunning] = useState<number>();

  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const begin = performance.now() + DELAY;
      const count = () => {
        const part = Math.max(0, (performance.now() - begin) / DURATION);
        setRunning(part < 1 ? Math.floor(total * part) : undefined);
        if (part < 1) frame = requestAnimationFrame(count);
      };
      count();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place, total]);

  return running;
}
