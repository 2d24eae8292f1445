import { hasTemplate } from '#app/content/settings.server.ts';

/** Whether a picture or mark is part of this build: `estate-…` is only with the real-estate template. */
export function belongsToBuild(name: string): boolean {
  return hasTemplate() || !/(?:^|\/)estate-/.test(name);
}
