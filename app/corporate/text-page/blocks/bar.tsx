import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface Props {
  /** Lengths in per cent of the longest bar: all of it, and the filled part. */
  whole: number;
  part: number;
  /** The figure that it shows. */
  children: ReactNode;
}

/** A bar in the cell of a table, before its figure. */
export function Bar({ whole, part, children }: Props) {
  return (
    <span className={styles.share}>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect className={styles.all} width={`${whole}%`} height="100%" />
        <rect className={styles.part} width={`${part}%`} height="100%" />
      </svg>
      <span className={styles.figure}>{children}</span>
    </span>
  );
}
