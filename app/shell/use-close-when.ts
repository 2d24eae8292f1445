import { type RefObject, useEffect } from 'react';
import { focusSection } from './focus-section.ts';

/**
 * Closes a dialog once the screen matches a media query, because what opens it is hidden there. The
 * focus, which could not go back to that, goes to the header both stand in.
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
