import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** A static message; it is not announced. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name="clock" className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
