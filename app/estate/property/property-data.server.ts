import { readEstateListings, readEstateProperty } from '#app/content/estate.server.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { isTitleOf } from '#app/shell/details/details-path.ts';
import { type PropertyState, propertyState } from '../listing/property-state.ts';

/** What is known of a property besides what its link carries. */
export interface PropertyData extends PropertyState {
  listing: EstateListing;
  /** Its tiles, in their order: words and figure. */
  features: { label: string; value: string }[];
  /** The next properties. */
  neighbours: EstateListing[];
}

/** The property under this slug (decoded), where there is one. */
export function propertyUnder(param: string | undefined): PropertyData | undefined {
  const listings = readEstateListings();
  const at = listings.findIndex(({ title }) => isTitleOf(param, title));
  const listing = listings[at];
  if (!listing) return undefined;
  const neighbours = [1, 2, 3].flatMap((step) => listings[(at + step) % listings.length] ?? []);
  return { ...propertyState(listing), listing, features: featuresOf(listing), neighbours };
}

function featuresOf({ title, amenities, dataTypes }: EstateListing) {
  const { of, room, bed, bath, space, size, type } = readEstateProperty().details.features;
  const own = of[title];
  if (!own) throw new Error(`No features of "${title}" in estate/property.yaml.`);
  const amenity = (icon: string) => amenities.find((known) => known.icon === icon)?.text ?? '–';
  return [
    { label: room, value: amenity('door') },
    { label: bed, value: own.bed },
    { label: bath, value: amenity('bath') },
    { label: space, value: own.space },
    { label: size, value: amenity('area') },
    { label: type, value: dataTypes },
  ];
}
