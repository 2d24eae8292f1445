import { useRef } from 'react';

/** Within this time after submission a press may be the second half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Resolves after the double-click interval. */
export function doubleClickOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
}

/** Ignores calls while one is pending; end a call with {@link doubleClickOver} against double clicks. */
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
