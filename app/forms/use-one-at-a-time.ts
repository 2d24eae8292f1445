import { useRef } from 'react';

/** So long after a form was sent, a press on the button may be the second half of a double click. */
export const DOUBLE_CLICK_MS = 500;

/**
 * Drops what is asked for while something runs, from the moment it has begun; and shortly after
 * something that was done, which a double click would begin anew.
 *
 * @returns runs what it is given, which tells whether it was done
 */
export function useOneAtATime(): (run: () => Promise<boolean>) => Promise<void> {
  const busy = useRef(false);
  return async (run) => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (await run()) await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
    } finally {
      busy.current = false;
    }
  };
}
