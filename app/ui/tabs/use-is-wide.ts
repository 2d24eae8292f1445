import { useSyncExternalStore } from 'react';

/** Tabs may be beside their panel from this width on; keep in step with the style sheet. */
const WIDE = '(width >= 62rem)';

/** Whether the screen is wide; false in prerendered HTML. */
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
