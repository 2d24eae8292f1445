import type { EstateListing } from '#app/content/schemas/estate-listing.ts';

type PropertyType = EstateListing['dataTypes'];

/** Types that the filter row offers; the filters at the side of /property-sidebar offer all (spec 9). */
export const CATEGORIES: readonly PropertyType[] = ['Houses', 'Apartments', 'Office', 'Villa'];

/** Address of the list of properties of one type. */
export function typePath(type: PropertyType): string {
  const [path, name] = CATEGORIES.includes(type)
    ? ['/property', 'type']
    : ['/property-sidebar', 'kind'];
  return `${path}?${new URLSearchParams({ [name]: type })}`;
}
