import { type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { Slot } from '#app/islands/slot.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './map-frame.module.css';

interface Props {
  /** URL of the map. */
  src: string;
  /** Accessible name of the map. */
  title: string;
  /** Shown until the map is in view. */
  waiting: string;
  /** Shown if the map fails to load. */
  failed: string;
  /** The postal address and a link to the map on its own site, always shown. */
  children?: ReactNode;
}

/**
 * A third-party map, requested only once in view. If the map is blocked or fails, `<object>` shows its
 * fallback content, where an `<iframe>` would show the browser's error page.
 */
function MapFrame({ src, title, waiting, failed, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div className={styles.map}>
      <div ref={place} className={`${styles.place} no-print`}>
        <Plan />
        {seen ? (
          <object className={styles.frame} type="text/html" data={src} aria-label={title}>
            <Placeholder text={failed} />
          </object>
        ) : (
          <Placeholder text={waiting} />
        )}
      </div>
      <Slot className={styles.words}>{children}</Slot>
    </div>
  );
}

/** A drawn street plan behind the map, visible until the map loads, or if it never does. */
function Plan() {
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.plots}
        d="M20 20H130V110H20ZM190 20H270V110H190ZM270 20H390V110H270ZM450 20H580V110H450ZM20 170H130V260H20ZM190 170H250V260H190ZM350 170H390V260H350ZM450 170H510V260H450ZM510 170H580V260H510ZM20 320H70V380H20ZM70 320H130V380H70ZM190 320H390V380H190ZM450 320H580V380H450Z"
      />
      <path
        className={styles.works}
        d="M40 40H90V80H40ZM210 40H250V90H210ZM290 40H370V70H290ZM470 40H540V90H470ZM40 190H100V240H40ZM470 190H500V220H470ZM210 336H280V364H210ZM310 336H370V364H310Z"
      />
      <path className={styles.streets} d="M0 140H600M0 290H600M160 0V400M420 0V400" />
      <path className={styles.here} d="M262 182H338V248H262Z" />
    </svg>
  );
}

/** Shown in place of the map. */
function Placeholder({ text }: { text: string }) {
  return (
    <p className={styles.instead}>
      <Icon name="map-pin" className={styles.pin} />
      {text}
    </p>
  );
}

function useSeen(ref: { current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}

export default island('ui/map-frame/map-frame', 'visible', MapFrame);
