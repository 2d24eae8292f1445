import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** A part of the account under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
