import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while React takes it over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
