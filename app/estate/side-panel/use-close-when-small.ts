import { type RefObject, useEffect } from 'react';

/** From here on the header has room for the panel's trigger; the style sheets say the same. */
const LARGE_SCREEN = '(width >= 84rem)';

/** Closes the panel on a screen that became too small for its trigger. */
export function useCloseWhenSmall(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const large = matchMedia(LARGE_SCREEN);
    const close = () => !large.matches && dialog.current?.close();
    large.addEventListener('change', close);
    return () => large.removeEventListener('change', close);
  }, [dialog]);
}
