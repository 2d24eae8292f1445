import type { ReactNode } from 'react';
import styles from './without-script.module.css';

/** A sentence that is shown only without script: the opposite of `data-needs-js`. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <p className={styles.without}>{children}</p>;
}
