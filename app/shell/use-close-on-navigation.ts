import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog on every navigation. What a visitor opened before hydration stays open. */
export function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const arrival = useRef(key);
  useEffect(() => {
    if (key === arrival.current) return;
    arrival.current = key;
    dialog.current?.close();
  }, [key, dialog]);
}
