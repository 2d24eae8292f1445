import { useRef } from 'react';

/** So long after a form was sent, a press on the button may be the second half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Ends when another press is no second half of the one just answered. */
export function doubleClickOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
}

/**
 * Drops what is asked for while something runs, from the moment it has begun. What a double click
 * would begin anew ends with {@link doubleClickOver}.
 */
export function useOneAtATime(): (run: () => Promise<void>) => Promise<void> {
  const busy = useRef(false);
  return async (run) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await run();
    } finally {
      busy.current = false;
    }
  };
}
