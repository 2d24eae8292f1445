import type { ReactNode } from 'react';
import styles from './stat.module.css';

/** Figures in a row. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

interface StatProps {
  figure: ReactNode;
  /** Smaller, after the figure: `SAR m`. */
  unit?: string | undefined;
  label: ReactNode;
}

/** One figure and what it counts. */
export function Stat({ figure, unit, label }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {figure}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
