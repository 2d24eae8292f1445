import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './stat.module.css';

/** A row of figures between two rules. */
export function Stats({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classNames(styles.stats, className)}>{children}</dl>;
}

interface StatProps {
  figure: ReactNode;
  /** Behind the figure, smaller: `SAR m`. */
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
