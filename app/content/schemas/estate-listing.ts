import { z } from 'zod';
import { slug } from '../slug.ts';
import { listingPrice } from './listing-price.ts';
import { picture } from './reference.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';

/** A property card (spec 3); values of the four filters are those of spec 9. */
const estateListing = z.strictObject({
  /** Picture of the property. */
  thumb: picture,
  price: listingPrice,
  /** Label of the period the price is for. */
  day: text,
  /** Name of the property; its address is made from it. */
  title: text,
  /** Up to 400 characters are shown, split after 178 (spec 9). */
  desc: text,
  /** Icon before the address. */
  locationIcon: z.literal('map-pin'),
  /** Where it stands. */
  location: text,
  /** What it has. */
  amenities: z.array(z.strictObject({ icon: z.enum(['door', 'bath', 'area']), text })).min(1),
  /** Words of the link to its page. */
  btnText: text,
  /** Where it stands in the sort list. */
  dataSort: z.enum([
    'Newest',
    'Best Seller',
    'Best Match',
    'High Price',
    'Medium Price',
    'Low Price',
  ]),
  /** What is asked of it. */
  dataStatuses: z.enum(['Sell', 'Buy', 'Rent']),
  /** What it is. */
  dataTypes: z.enum(['Houses', 'Apartments', 'Office', 'Villa', 'Single Family', 'Luxury Home']),
  /** Its country. */
  dataLocations: z.enum(['Bangladesh', 'Japan', 'Korea', 'Singapore', 'Germany', 'Thailand']),
});

/** content/<lang>/estate/listings.yaml: the slices of spec 9 need thirteen. */
export const estateListings = unique(estateListing, { title: ({ title }) => slug(title) }).min(13);

export type EstateListing = z.infer<typeof estateListing>;
