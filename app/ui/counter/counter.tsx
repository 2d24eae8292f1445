import { useRef } from 'react';
import styles from './counter.module.css';
import { useCount } from './use-count.ts';

/** A figure such as `200+` that counts up once it is seen. The HTML, and a screen reader, have it whole. */
export function Counter({ value }: { value: string }) {
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
          {running}
          {rest}
        </span>
      )}
    </span>
  );
}
