import { useRootData } from '#app/root-data/use-root-data.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The visitor's current year; the year of the build until React runs, so that both render alike. */
export function useYear(): number {
  const { year } = useRootData();
  return useIsHydrated() ? new Date().getFullYear() : year;
}
