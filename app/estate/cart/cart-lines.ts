import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedForTab, storeForTab } from '#app/frame/session-store.ts';
import type { EstateListing } from '../listings.server.ts';

/** What the cart counts of a property. */
export type Priced = Pick<EstateListing, 'title' | 'price'>;

/** What its table shows. */
export type CartListing = Priced & Pick<EstateListing, 'thumb' | 'location'>;

/** A property in the cart (spec 3); `cents` is its unit price. */
export interface CartLine<Listing = Priced> {
  listing: Listing;
  cents: number;
  quantity: number;
}

const cartState = z.object({
  /** Quantities by title; missing for an unchanged one. */
  quantities: z.record(z.string(), z.int().check(z.nonnegative())),
  hasCoupon: z.boolean(),
});

type CartState = z.infer<typeof cartState>;

const INITIAL: CartState = { quantities: {}, hasCoupon: false };

/**
 * The cart (spec 4): a property gets into it once, as the samples are at first. Its state is shared by all pages and
 * lasts until the tab is closed.
 *
 * @param listings what can be in the cart
 * @param samples titles of what is in it at first
 */
export function useCart<Listing extends Priced>(
  listings: readonly Listing[],
  samples: readonly string[],
) {
  const { quantities, hasCoupon } = useSyncExternalStore(subscribe, read, () => INITIAL);
  const quantityOf = (title: string) => quantities[title] ?? (samples.includes(title) ? 1 : 0);
  const put = (title: string, quantity: number) =>
    write({ hasCoupon, quantities: { ...quantities, [title]: quantity } });
  const lines = listings
    .map((listing): CartLine<Listing> => {
      const { title, price } = listing;
      return { listing, cents: toCents(price), quantity: quantityOf(title) };
    })
    .filter(({ quantity }) => quantity > 0);
  return {
    lines,
    hasCoupon,
    add: (title: string) => put(title, quantityOf(title) + 1),
    change: (title: string, by: 1 | -1) => put(title, Math.max(1, quantityOf(title) + by)),
    remove: (title: string) => put(title, 0),
    empty: () => {
      const none = listings.map(({ title }) => [title, 0]);
      write({ hasCoupon: false, quantities: Object.fromEntries(none) });
    },
    putSamplesBack: () => write(INITIAL),
    setCoupon: (applied: boolean) => write({ quantities, hasCoupon: applied }),
  };
}

const NAME = 'cart';
let state: CartState | undefined;
const listeners = new Set<() => void>();

function read(): CartState {
  state ??= z.safeParse(cartState, storedForTab(NAME)).data ?? INITIAL;
  return state;
}

function write(next: CartState): void {
  state = next;
  storeForTab(NAME, next);
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  // A page that comes back by the browser's cache has missed the changes on others.
  const read = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    state = undefined;
    changed();
  };
  listeners.add(changed);
  addEventListener('pageshow', read);
  return () => {
    listeners.delete(changed);
    removeEventListener('pageshow', read);
  };
}

/** Totals in cents, which keep sums exact. */
export function cartTotals(lines: readonly CartLine[], percentOff: number) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const discount = Math.round((subtotal * percentOff) / 100);
  return { subtotal, discount, total: subtotal - discount };
}

/** Formats cents as `$340.00`. */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}
