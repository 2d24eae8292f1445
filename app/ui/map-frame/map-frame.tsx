import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './map-frame.module.css';

interface Props {
  /** Address of the map to frame. */
  src: string;
  /** Names the frame. */
  title: string;
  /** Stands in the frame's place until it is there, and where it never comes. */
  waiting: string;
  /** The address in words, always there. */
  address: ReactNode;
  /** The link to the map on its own site, always there. */
  link: ReactNode;
}

/**
 * A map by somebody else, asked for only once its place is seen.
 * Address and link stand beside it, so nothing is lost where the frame does not come.
 */
export function MapFrame({ src, title, waiting, address, link }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div className={styles.map}>
      <div ref={place} className={styles.place}>
        <p className={styles.waiting}>
          <Icon name="map-pin" className={styles.pin} />
          {!seen && waiting}
        </p>
        {seen && (
          <iframe className={styles.frame} src={src} title={title} referrerPolicy="no-referrer" />
        )}
      </div>
      <div className={styles.words}>
        {address}
        {link}
      </div>
    </div>
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
