import { isPrerenderedOf } from '#app/layout/details/prerendered-path.server.ts';
import { readEstateShop } from '../cart/content.server.ts';
import { type EstateListing, readEstateListings } from '../listings.server.ts';
import { readEstateProperty } from '../property/content.server.ts';

/** Data of a property's page. */
export type PropertyData = NonNullable<ReturnType<typeof propertyOf>>;

/** Texts that all properties share. */
export type PropertyTexts = ReturnType<typeof propertyTexts>;

function propertyTexts() {
  const { features, ...texts } = readEstateProperty().details;
  const { add, lines: samples } = readEstateShop().cart;
  const { title, measured } = features;
  return { ...texts, features: title, measured, cart: { texts: add, samples } };
}

/** The property with this slug (decoded). */
export function propertyOf(param: string | undefined) {
  const listings = readEstateListings();
  const at = listings.findIndex(({ title }) => isPrerenderedOf(param, title));
  const listing = listings[at];
  if (!listing) return undefined;
  // Titles of the next properties of the list.
  const neighbours = [1, 2, 3].flatMap(
    (step) => listings[(at + step) % listings.length]?.title ?? [],
  );
  return {
    title: listing.title,
    listing,
    texts: propertyTexts(),
    features: featuresOf(listing),
    neighbours,
  };
}

/** Label and value of each tile, in order. */
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
