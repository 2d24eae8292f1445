import { useState } from 'react';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';

/** A property in the cart (spec 3), its price in cents. */
export interface CartLine {
  listing: EstateListing;
  cents: number;
  quantity: number;
}

/** The cart of one visit to the page (spec 4): every line begins with one, and never has less. */
export function useCartLines(listings: readonly EstateListing[]) {
  const [lines, setLines] = useState<readonly CartLine[]>(() =>
    listings.map((listing) => ({ listing, cents: toCents(listing.price), quantity: 1 })),
  );
  return {
    lines,
    change: (title: string, by: 1 | -1) =>
      setLines((before) =>
        before.map((line) =>
          line.listing.title === title
            ? { ...line, quantity: Math.max(1, line.quantity + by) }
            : line,
        ),
      ),
    remove: (title: string) =>
      setLines((before) => before.filter(({ listing }) => listing.title !== title)),
  };
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
