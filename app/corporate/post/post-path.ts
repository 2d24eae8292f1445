import { detailsPath } from '#app/shell/details/details-path.ts';

/** Section name of the pages of posts (spec 2.3). */
export const SECTION = 'blog';

/** Address of a post's page. */
export function postPath(title: string): string {
  return detailsPath(SECTION, title);
}
