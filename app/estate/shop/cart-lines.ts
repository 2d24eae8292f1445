import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { storedForTab, storeForTab } from '#app/shell/session-store.ts';

/** A property in the cart (spec 3), its price in cents. */
export interface CartLine {
  listing: EstateListing;
  cents: number;
  quantity: number;
}

const cartState = z.object({
  /** By title; 0 where the line was removed, and nothing where it is as at the beginning. */
  quantities: z.record(z.string(), z.int().check(z.nonnegative())),
  hasCoupon: z.boolean(),
});

type CartState = z.infer<typeof cartState>;

const BEGINNING: CartState = { quantities: {}, hasCoupon: false };

/**
 * The cart (spec 4): every line begins with one, and never has less. It is the same on each page, and
 * lasts until the tab is closed.
 */
export function useCart(listings: readonly EstateListing[]) {
  const { quantities, hasCoupon } = useSyncExternalStore(subscribe, read, () => BEGINNING);
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
  state ??= z.safeParse(cartState, storedForTab(NAME)).data ?? BEGINNING;
  return state;
}

function write(next: CartState): void {
  state = next;
  storeForTab(NAME, next);
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Sums in cents, so that no fraction is lost. */
export function cartTotals(lines: readonly CartLine[], percentOff: number) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const discount = Math.round((subtotal * percentOff) / 100);
  return { subtotal, discount, total: subtotal - discount };
}

/** `$340.00`: always two decimals. */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}
