import { useSyncExternalStore } from 'react';
import { useShellData } from './texts.tsx';

const never = () => () => {};

/** The visitor's current year; the year of the build until React runs, so that both render alike. */
export function useYear(): number {
  const built = useShellData()?.year ?? new Date().getFullYear();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
