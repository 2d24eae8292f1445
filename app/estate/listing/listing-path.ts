import { detailsPath } from '#app/shell/details/details-path.ts';

/** Section name of the details pages of properties (spec 2.3). */
export const SECTION = 'property';

/** Address of a property's page. */
export function listingPath(title: string): string {
  return detailsPath(SECTION, title);
}
