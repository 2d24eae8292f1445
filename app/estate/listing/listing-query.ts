import { PRICE, priceBand } from '#app/content/price-range.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';

/** No choice made (spec 4: all filters start as it). */
export const ALL = 'All';

/** What a form of a list holds and its address says; what is at its default stands in neither. */
export const DEFAULTS = {
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
} as const;

export type QueryName = keyof typeof DEFAULTS;
export type ListingQuery = Record<QueryName, string>;

export const QUERY_NAMES = Object.keys(DEFAULTS) as QueryName[];

/** Reads the query of an address. */
export function readQuery(params: URLSearchParams): ListingQuery {
  const read = (name: QueryName) => params.get(name) ?? DEFAULTS[name];
  const query = Object.fromEntries(QUERY_NAMES.map((name) => [name, read(name)])) as ListingQuery;
  const [min, max] = keepApart(toPrice(query.min, PRICE.min), toPrice(query.max, PRICE.max), 'min');
  return { ...query, min: String(min), max: String(max) };
}

/** The same back; parameters of others stay. */
export function writeQuery(before: URLSearchParams, query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of QUERY_NAMES) {
    if (query[name] === DEFAULTS[name]) params.delete(name);
    else params.set(name, query[name]);
  }
  return params;
}

/** Spec 4: the lowest price stays below the highest by at least 1; the end that was moved gives way. */
export function keepApart(min: number, max: number, moved: 'min' | 'max'): [number, number] {
  if (min < max) return [min, max];
  if (moved === 'max') return [min, Math.min(PRICE.max, min + 1)];
  return [Math.min(min, max - 1, PRICE.max - 1), max];
}

/**
 * Spec 4: a card is hidden when a filter other than All differs from the card's own value; for the
 * sort control and the budget that is also the band of its price. Words of the text box must stand
 * in it, and its price must lie in the range.
 */
export function isHidden(listing: EstateListing, query: ListingQuery): boolean {
  const { dataSort, dataStatuses, dataTypes, dataLocations } = listing;
  const price = Number(listing.price);
  const sorts = [dataSort, priceBand(price)];
  const asked: [string, string[]][] = [
    [query.sort, sorts],
    [query.budget, sorts],
    [query.status, [dataStatuses]],
    [query.purpose, [dataStatuses]],
    [query.type, [dataTypes]],
    [query.kind, [dataTypes]],
    [query.location, [dataLocations]],
  ];
  if (asked.some(([wanted, own]) => wanted !== ALL && !own.includes(wanted))) return true;
  if (price < Number(query.min) || price > Number(query.max)) return true;
  const words = query.q.toLowerCase().split(/\s+/);
  const text = [listing.title, listing.location, listing.desc, dataTypes, dataLocations]
    .join(' ')
    .toLowerCase();
  return !words.every((word) => text.includes(word));
}

function toPrice(value: string, fallback: number): number {
  const price = Number(value);
  return Number.isInteger(price) && price >= PRICE.min && price <= PRICE.max ? price : fallback;
}
