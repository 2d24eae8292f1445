import { type RefObject, useEffect } from 'react';
import styles from './scroll-lock.module.css';

/**
 * Spec 4: while the panel is open, two body classes lock the page's scroll, one for small and one
 * for large screens. Watches the attribute itself: the panel opens before React runs, too.
 */
export function useScrollLock(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const set = (locked: boolean) => {
      for (const name of [styles.small, styles.large]) {
        if (name) document.body.classList.toggle(name, locked);
      }
    };
    const follow = () => set(element.open);
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributes: true, attributeFilter: ['open'] });
    follow();
    return () => {
      observer.disconnect();
      set(false);
    };
  }, [dialog]);
}
