import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './container.module.css';

interface Props {
  children: ReactNode;
  className?: string | undefined;
}

/** The page's width with its gutters. */
export function Container({ children, className }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}

/** Twelve columns from 768 px, one below; children place themselves with `grid-column`. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
