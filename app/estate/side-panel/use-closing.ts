import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** From here on the header has room for the panel's trigger; the style sheets say the same. */
const LARGE_SCREEN = '(width >= 84rem)';

/** Closes the panel on the overlay where that is not native, on a navigation, and on a screen that became small. */
export function useClosing(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();

  // What a visitor opened before hydration stays open: only a navigation closes it.
  const arrival = useRef(key);
  useEffect(() => {
    if (key === arrival.current) return;
    arrival.current = key;
    dialog.current?.close();
  }, [key, dialog]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const large = matchMedia(LARGE_SCREEN);
    const closeWhenSmall = () => !large.matches && element.close();
    const closeOnOverlay = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    large.addEventListener('change', closeWhenSmall);
    const isNative = 'closedBy' in HTMLDialogElement.prototype;
    if (!isNative) element.addEventListener('click', closeOnOverlay);
    return () => {
      large.removeEventListener('change', closeWhenSmall);
      element.removeEventListener('click', closeOnOverlay);
    };
  }, [dialog]);
}
