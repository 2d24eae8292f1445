import { type RefObject, useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import styles from './counter.module.css';

/** Spec 9: duration and delay of a counter in milliseconds. */
const DURATION = 6000;
const DELAY = 200;

/** A figure such as `200+` that counts up once in view; HTML and screen readers have its final value. */
function Counter({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [, digits = '', rest = ''] = /^(\d+)(.*)$/.exec(value) ?? [];
  const running = useCount(place, Number(digits));
  return (
    <span ref={place} className={styles.counter}>
      <span className={styles.value} data-covered={running !== undefined || undefined}>
        {value}
      </span>
      {running !== undefined && (
        <span className={styles.running} aria-hidden="true">
          {`${running}${rest}`}
        </span>
      )}
    </span>
  );
}

/**
 * Counts up to `total` once, when `place` first comes into view. Undefined before and after, and
 * always with reduced motion.
 */
function useCount(place: RefObject<HTMLElement | null>, total: number): number | undefined {
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

export default island('ui/counter/counter', 'visible', Counter);
