import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** What the part contains. */
  title: ReactNode;
  /** Whether it continues a part that is shown; the address of its section then leaves it closed. */
  rest?: boolean;
  children?: ReactNode;
}

/**
 * A part of a page that is closed on narrow screens, and always shown on wide ones and on paper. The
 * address of its section opens it (app/frame/section-of-address.ts).
 */
export function Fold({ title, rest = false, children }: Props) {
  return (
    <details className={styles.fold} data-fold={rest ? 'rest' : ''}>
      <summary className={styles.title}>
        <span>{title}</span>
        <Marker />
      </summary>
      {children}
    </details>
  );
}

/** In a summary: a plus while its section is closed, a minus while it is open. */
export function Marker() {
  return <span className={`${styles.marker} no-print`} aria-hidden="true" />;
}
