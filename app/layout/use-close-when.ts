import { type RefObject, useEffect } from 'react';
import { focusSection } from './section-focus.ts';

/**
 * Closes a dialog while the screen matches a media query, where its opener is hidden. The focus
 * moves to the header, since the opener cannot take it.
 */
export function useCloseWhen(dialog: RefObject<HTMLDialogElement | null>, query: string): void {
  useEffect(() => {
    const screen = matchMedia(query);
    const close = () => {
      if (!screen.matches || !dialog.current?.open) return;
      dialog.current.close();
      const header = document.querySelector('header');
      if (header) focusSection(header);
    };
    close();
    screen.addEventListener('change', close);
    return () => screen.removeEventListener('change', close);
  }, [dialog, query]);
}
