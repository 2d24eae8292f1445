import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The visitor's own date as `2026-11-21`; undefined until React runs, because the build
 * cannot know it (decision 0007).
 */
export function useToday(): string | undefined {
  if (!useIsHydrated()) return undefined;
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
