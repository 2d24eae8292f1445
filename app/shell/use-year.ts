import { useSyncExternalStore } from 'react';
import { useRootData } from '#app/root-data/use-root-data.ts';

const never = () => () => {};

/** The visitor's current year; the year of the build until React runs, so that both render alike. */
export function useYear(): number {
  const built = useRootData()?.year ?? new Date().getFullYear();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
