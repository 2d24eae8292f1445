import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

interface Props {
  tone: 'info' | 'success' | 'error';
  children?: ReactNode;
  className?: string | undefined;
}

const ICONS = { info: 'clock', success: 'circle-check', error: 'circle-alert' } as const;

/** A message that stays on the page; not announced by itself. */
export function Notice({ tone, children, className }: Props) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
