import { z } from 'zod';
import { type Article, readArticles } from '#app/content/articles.server.ts';
import { outwardLink, text, unique } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { slug } from '#app/content/slug.ts';
import { PRICE } from './property/price-range.ts';

/**
 * Decimal string in USD, at most the end of the price slider: no filter would show dearer
 * properties.
 */
export const listingPrice = z
  .string()
  .regex(/^\d+\.\d\d$/, { error: 'expected a price such as "340.00"', abort: true })
  .refine((price) => Number(price) <= PRICE.max, {
    error: `expected at most ${PRICE.max}.00, where the price slider ends`,
  });

/** Type of a property (spec 9). */
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
  /** Period of a rent, such as "Month"; omitted for sales. */
  day: text.exactOptional(),
  /** Name of the property; its slug forms the URL of its page. */
  title: text,
  /** The page shows up to 400 characters, split after 178 (spec 9). */
  desc: text,
  /** Icon before the address. */
  locationIcon: z.literal('map-pin'),
  /** Address of the property. */
  location: text,
  /** Centre and marker of its map. */
  point,
  /** Video on another site. */
  video: outwardLink,
  /** Features with icons. */
  amenities: z.array(z.strictObject({ icon: z.enum(['door', 'bath', 'area']), text })).min(1),
  /** Label of the link to its page. */
  btnText: text,
  /** Option of the sort control that shows it, besides its price band. */
  dataSort: z.enum(['Newest', 'Best Seller', 'Best Match']),
  /** Offer: value of the status filter. */
  dataStatuses: z.enum(['Sell', 'Buy', 'Rent']),
  /** Value of the type filter. */
  dataTypes: propertyType,
  /** Value of the location filter. */
  dataLocations: z.enum(['Bangladesh', 'Japan', 'Korea', 'Singapore', 'Germany', 'Thailand']),
});

const estateListing = fields.refine(
  ({ day, dataStatuses }) => (day !== undefined) === (dataStatuses === 'Rent'),
  { path: ['day'], error: 'expected a period for a rent, and none for other offers' },
);

/** content/estate/listings.yaml: at least thirteen, for the slices of spec 9. */
const estateListings = unique(estateListing, { title: ({ title }) => slug(title) }).min(13);

export type EstateListing = z.infer<typeof estateListing>;

/** The sample properties, in display order. */
export const readEstateListings = contentReader('estate/listings', estateListings);

/** Part of a list: first index, and index after the last. */
const slice = z.tuple([z.int().nonnegative(), z.int().positive()]);

/** A slice of the sample properties. */
export const listings = slice.transform(([from, to]) => readEstateListings().slice(from, to));

/** A slice of the articles, newest first, with the data for a card and its link. */
export const posts = slice.transform(([from, to]) =>
  readArticles().articles.slice(from, to).map(postCard),
);

function postCard({ title, date, admin, picture, meta, desc }: Article) {
  return { title, date, admin, thumb: picture, meta, desc };
}

/** The data of a blog item (spec 3) that a card needs. */
export type EstatePostCard = ReturnType<typeof postCard>;
