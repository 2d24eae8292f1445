import { useCallback, useEffect, useRef } from 'react';

/**
 * Makes a native disclosure a submenu: it closes on Escape (the focus returns to its summary), on a
 * press outside, when the focus leaves, and on navigation.
 */
export function useSubmenu(pathname: string) {
  const item = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  /** Hides the list even while the pointer is over the entry. */
  const dismiss = useCallback(() => {
    if (item.current) item.current.dataset.dismissed = '';
    if (details.current) details.current.open = false;
  }, []);

  /** Lets hover show the list again, and closes lists opened by a press. */
  const enter = useCallback(() => {
    if (item.current) delete item.current.dataset.dismissed;
    const opened = item.current?.parentElement?.querySelectorAll<HTMLDetailsElement>('[open]');
    for (const other of opened ?? []) {
      if (other !== details.current && !other.querySelector('a:focus')) other.open = false;
    }
  }, []);

  // A submenu opened before hydration stays open: only navigation closes it.
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (pathname === shownOn.current) return;
    shownOn.current = pathname;
    if (details.current) details.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const leave = (event: Event) => {
      if (!item.current?.contains(event.target as Node) && details.current) {
        details.current.open = false;
      }
    };
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !item.current) return;
      const shown = details.current?.open || item.current.matches(':hover');
      if (!shown) return;
      if (item.current.contains(document.activeElement)) {
        details.current?.querySelector('summary')?.focus();
      }
      dismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', dismissByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', dismissByKey);
    };
  }, [dismiss]);

  return { item, details, dismiss, enter };
}
