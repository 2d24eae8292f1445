import type { EstateListing } from '../listings.server.ts';

type PropertyType = EstateListing['dataTypes'];

/** Types offered by the filter row; the side filters of /property-sidebar offer all (spec 9). */
export const CATEGORIES: readonly PropertyType[] = ['Houses', 'Apartments', 'Office', 'Villa'];

/** URL of the list of properties of one type. */
export function typePath(type: PropertyType): string {
  const [path, name] = CATEGORIES.includes(type)
    ? ['/property', 'type']
    : ['/property-sidebar', 'kind'];
  return `${path}?${new URLSearchParams({ [name]: type })}`;
}
