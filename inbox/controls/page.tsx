import type { ReactNode } from 'react';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import styles from './page.module.css';

interface Props {
  /** Key of its name in the header. */
  name: 'numbers' | 'people' | 'webhooks' | 'website' | 'audit';
  /** What can be done on it, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page below the header that is neither the list nor the board. */
export function Page({ name, action, children }: Props) {
  const { frame } = useTexts();
  const { siteName } = useMe();
  return (
    <div className={styles.page}>
      <title>{`${frame[name]} | ${siteName}`}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{frame[name]}</h1>
        {action}
      </div>
      {children}
    </div>
  );
}
