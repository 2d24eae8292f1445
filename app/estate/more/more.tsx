import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './more.module.css';

/** Visual link label of a card whose title is the link; hidden from screen readers. */
export function More({ text }: { text: string }) {
  return (
    <p className={styles.more} aria-hidden="true">
      {text}
      <Icon name="arrow-right" />
    </p>
  );
}
