import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './scroll-to-top.module.css';

/** Spec 2.1: scrolls to the top and moves the focus there (app/frame/scrolled-past.ts). */
export function ScrollToTop() {
  return (
    <button
      type="button"
      id="scroll-to-top"
      className={`${styles.button} no-print`}
      hidden
      aria-label={dictionary.scrollToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
