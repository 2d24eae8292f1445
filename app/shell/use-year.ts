import { useRootData } from '#app/root-data/use-root-data.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The visitor's current year; the year of the build until React runs, so that both render alike. */
export function useYear(): number {
  const built = useRootData()?.year;
  const isHydrated = useIsHydrated();
  return built === undefined || isHydrated ? new Date().getFullYear() : built;
}
