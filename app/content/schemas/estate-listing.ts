import { z } from 'zod';
import { slug } from '../slug.ts';
import { listingPrice } from './listing-price.ts';
import { picture } from './reference.ts';
import { outwardLink, text } from './text.ts';
import { unique } from './unique.ts';

/** What a property is (spec 9). */
export const propertyType = z.enum([
  'Houses',
  'Apartments',
  'Office',
  'Villa',
  'Single Family',
  'Luxury Home',
]);

/** A point on the map, in decimal degrees. */
const point = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/** A property card (spec 3); values of the four filters are those of spec 9. */
const fields = z.strictObject({
  /** Picture of the property. */
  thumb: picture,
  price: listingPrice,
  /** Label of the period that a rent is for; a price to buy at is for none. */
  day: text.exactOptional(),
  /** Name of the property; its address is made from it. */
  title: text,
  /** Up to 400 characters are shown, split after 178 (spec 9). */
  desc: text,
  /** Icon before the address. */
  locationIcon: z.literal('map-pin'),
  /** Where it stands. */
  location: text,
  /** Centre and marker of its map. */
  point,
  /** Moving pictures of it, on a site of their own. */
  video: outwardLink,
  /** What it has. */
  amenities: z.array(z.strictObject({ icon: z.enum(['door', 'bath', 'area']), text })).min(1),
  /** Words of the link to its page. */
  btnText: text,
  /** Where it stands in the sort list, besides the band that its price lies in. */
  dataSort: z.enum(['Newest', 'Best Seller', 'Best Match']),
  /** What is asked of it. */
  dataStatuses: z.enum(['Sell', 'Buy', 'Rent']),
  /** What it is. */
  dataTypes: propertyType,
  /** Its country. */
  dataLocations: z.enum(['Bangladesh', 'Japan', 'Korea', 'Singapore', 'Germany', 'Thailand']),
});

const estateListing = fields.refine(
  ({ day, dataStatuses }) => (day !== undefined) === (dataStatuses === 'Rent'),
  { path: ['day'], error: 'expected the period of a rent, and none of other prices' },
);

/** content/<lang>/estate/listings.yaml: the slices of spec 9 need thirteen. */
export const estateListings = unique(estateListing, { title: ({ title }) => slug(title) }).min(13);

export type EstateListing = z.infer<typeof estateListing>;
