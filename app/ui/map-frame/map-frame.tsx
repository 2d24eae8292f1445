import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './map-frame.module.css';

interface Props {
  /** Address of the map to frame. */
  src: string;
  /** Names the frame. */
  title: string;
  /** Stands in the map's place until that is seen. */
  waiting: string;
  /** Stands there where the map cannot be had. */
  failed: string;
  /** The address in words, always there. */
  address: ReactNode;
  /** The link to the map on its own site, always there. */
  link: ReactNode;
}

/**
 * A map by somebody else, asked for only once its place is seen. An `<object>`: where the map is
 * blocked or fails it shows its own content, an `<iframe>` the browser's error page. Address and link
 * stand beside it, so nothing is lost then.
 */
export function MapFrame({ src, title, waiting, failed, address, link }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div className={styles.map}>
      <div ref={place} className={styles.place}>
        {seen ? (
          <object className={styles.frame} type="text/html" data={src} aria-label={title}>
            <Instead text={failed} />
          </object>
        ) : (
          <Instead text={waiting} />
        )}
      </div>
      <div className={styles.words}>
        {address}
        {link}
      </div>
    </div>
  );
}

/** What stands in the map's place. */
function Instead({ text }: { text: string }) {
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
