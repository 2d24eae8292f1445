import { useSyncExternalStore } from 'react';

/** From here on tabs may stand beside their panel; the style sheet says the same. */
const WIDE = '(width >= 62rem)';

/** Whether the screen is wide; the prerendered page does not know, and says it is not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
