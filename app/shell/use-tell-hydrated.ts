import { useLayoutEffect } from 'react';

/** Tells the page's own script (tools/seal/early-presses.client.js) that buttons are answered from here on. */
export function useTellHydrated(): void {
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
}
