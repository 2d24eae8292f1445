import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './more.module.css';

/** The way on at the foot of a piece whose title is its link; a screen reader has that. */
export function More({ text }: { text: string }) {
  return (
    <p className={styles.more} aria-hidden="true">
      {text}
      <Icon name="arrow-right" />
    </p>
  );
}
