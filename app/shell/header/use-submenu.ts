import { useCallback, useEffect, useRef } from 'react';

/**
 * What a native disclosure lacks to be a menu's submenu: it closes on Escape (focus returns to its
 * summary), on a press outside, when focus leaves, and on every path change.
 */
export function useSubmenu(pathname: string) {
  const item = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  /** Hides the list even while the pointer rests on the entry. */
  const dismiss = useCallback(() => {
    if (item.current) item.current.dataset.dismissed = '';
    if (details.current) details.current.open = false;
  }, []);

  /** Lets hovering show the list again. */
  const restore = useCallback(() => {
    if (item.current) delete item.current.dataset.dismissed;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const leave = (event: Event) => {
      if (!item.current?.contains(event.target as Node) && details.current) {
        details.current.open = false;
        restore();
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
  }, [dismiss, restore]);

  return { item, details, dismiss, restore };
}
