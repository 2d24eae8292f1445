import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import styles from './post-remarks.module.css';

interface Props {
  /** Date or author. */
  first: ReactNode;
  remarks: readonly { icon: IconName; text: string }[];
}

/** The line of an article in a list: its date or author, and remarks. */
export function PostRemarks({ first, remarks }: Props) {
  return (
    <ul className={styles.remarks}>
      <li>{first}</li>
      {remarks.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
