import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedForTab, storeForTab } from '#app/frame/session-store.ts';
import type { EstateListing } from '../listings.server.ts';

/** A property in the cart (spec 3); `cents` is its unit price. */
export interface CartLine {
  listing: EstateListing;
  cents: number;
  quantity: number;
}

const cartState = z.object({
  /** Quantities by title: 0 for a removed line, missing for an unchanged one. */
  quantities: z.record(z.string(), z.int().check(z.nonnegative())),
  hasCoupon: z.boolean(),
});

type CartState = z.infer<typeof cartState>;

const INITIAL: CartState = { quantities: {}, hasCoupon: false };

/**
 * The cart (spec 4): quantities start at one, the minimum. Its state is shared by all pages and
 * lasts until the tab is closed.
 */
export function useCart(listings: readonly EstateListing[]) {
  const { quantities, hasCoupon } = useSyncExternalStore(subscribe, read, () => INITIAL);
  const quantityOf = (title: string) => quantities[title] ?? 1;
  const put = (title: string, quantity: number) =>
    write({ hasCoupon, quantities: { ...quantities, [title]: quantity } });
  const lines = listings
    .map((listing): CartLine => {
      const { title, price } = listing;
      return { listing, cents: toCents(price), quantity: quantityOf(title) };
    })
    .filter(({ quantity }) => quantity > 0);
  return {
    lines,
    hasCoupon,
    change: (title: string, by: 1 | -1) => put(title, Math.max(1, quantityOf(title) + by)),
    remove: (title: string) => put(title, 0),
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
