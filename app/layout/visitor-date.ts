import { year } from '#app/shared-data/shared-data.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The visitor's date as `2026-11-21`; undefined until hydration (decision 0007). */
export function useToday(): string | undefined {
  if (!useIsHydrated()) return undefined;
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The visitor's year; until hydration that of the build, as in the prerendered HTML. */
export function useYear(): number {
  return useIsHydrated() ? new Date().getFullYear() : year;
}
