import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** The postal address, always shown. */
  address: ReactNode;
  /** Link to the map on its own site, always shown. */
  link: ReactNode;
}

/**
 * A third-party map, requested only once in view. If the map is blocked or fails, `<object>` shows its
 * fallback content, where an `<iframe>` would show the browser's error page.
 */
export function MapFrame({ src, title, waiting, failed, address, link }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div className={styles.map}>
      <div ref={place} className={styles.place}>
        {seen ? (
          <object className={styles.frame} type="text/html" data={src} aria-label={title}>
            <Placeholder text={failed} />
          </object>
        ) : (
          <Placeholder text={waiting} />
        )}
      </div>
      <div className={styles.words}>
        {address}
        {link}
      </div>
    </div>
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
