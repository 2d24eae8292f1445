import type { QuerySchema, UrlQuery } from '#app/layout/url-query/url-query.ts';
import type { EstateListing } from '../listings.server.ts';
import { PRICE, priceBand } from './price-range.ts';

/** Initial value of every filter (spec 4). */
const ALL = 'All';

const FIELDS = {
  status: ALL,
  type: ALL,
  location: ALL,
  sort: ALL,
  kind: ALL,
  purpose: ALL,
  budget: ALL,
  q: '',
  min: String(PRICE.min),
  max: String(PRICE.max),
  view: 'grid',
};

/** Filters, layout and page number of a list of properties. Each choice adds a history entry. */
export const LISTING_QUERY: QuerySchema<keyof typeof FIELDS | 'page'> = {
  defaults: { ...FIELDS, page: '' },
  fields: Object.keys(FIELDS) as (keyof typeof FIELDS)[],
  normalise: (query) => {
    const [min, max] = keepApart(
      toPrice(query.min, PRICE.min),
      toPrice(query.max, PRICE.max),
      'min',
    );
    return { ...query, min: String(min), max: String(max) };
  },
  push: true,
};

export type ListingQuery = UrlQuery<keyof typeof LISTING_QUERY.defaults>;

/** Spec 4: keeps the lowest price at least 1 below the highest by limiting the one that was moved. */
export function keepApart(min: number, max: number, moved: 'min' | 'max'): [number, number] {
  if (min < max) return [min, max];
  if (moved === 'max') return [min, Math.min(PRICE.max, min + 1)];
  return [Math.min(min, max - 1, PRICE.max - 1), max];
}

/**
 * Spec 4: a card is hidden when a filter other than All differs from the card's value; sort control
 * and budget also accept its price band. A card must contain the words of the text box, and its
 * price must lie in the range.
 */
export function isHidden(listing: EstateListing, query: ListingQuery): boolean {
  const { dataSort, dataStatuses, dataTypes, dataLocations } = listing;
  const price = Number(listing.price);
  const sorts = [dataSort, priceBand(price)];
  const filters: [string, string[]][] = [
    [query.sort, sorts],
    [query.budget, sorts],
    [query.status, [dataStatuses]],
    [query.purpose, [dataStatuses]],
    [query.type, [dataTypes]],
    [query.kind, [dataTypes]],
    [query.location, [dataLocations]],
  ];
  if (filters.some(([value, own]) => value !== ALL && !own.includes(value))) return true;
  if (price < Number(query.min) || price > Number(query.max)) return true;
  const text = wordsOf(listing);
  // A figure belongs to the word after it, and is not the end of another one: "4 rooms".
  const words = query.q
    .trim()
    .toLowerCase()
    .split(/(?<!\d)\s+/);
  return !words.every((word) => text.includes(/^\d/.test(word) ? ` ${word}` : word));
}

/** What the card and the page of a property say of it. */
function wordsOf(listing: EstateListing): string {
  const { title, location, desc, price, day, amenities, dataStatuses, dataTypes } = listing;
  const features = amenities.map(({ text }) => text);
  const cost = [price, `$${price}${day ? `/${day}` : ''}`];
  const words = [title, location, desc, ...cost, ...features, dataStatuses, dataTypes];
  return ` ${[...words, listing.dataLocations].join(' ')}`.toLowerCase();
}

function toPrice(value: string, fallback: number): number {
  const price = Number(value);
  return Number.isInteger(price) && price >= PRICE.min && price <= PRICE.max ? price : fallback;
}
