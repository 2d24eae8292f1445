import { dictionary } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useScrolledPast } from '../use-scrolled-past.ts';
import styles from './scroll-to-top.module.css';

/** Spec 9: the button appears once the page is scrolled by more than this many CSS px. */
const SHOWN_AFTER = 200;

/** Spec 2.1: scrolls to the top and moves the focus there. */
export function ScrollToTop() {
  const shown = useScrolledPast(SHOWN_AFTER);
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!shown}
      aria-label={dictionary.scrollToTop}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        document.getElementById('top')?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
