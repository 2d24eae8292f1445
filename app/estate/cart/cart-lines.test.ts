// Prices and totals of the cart (spec §4).
import { expect, test } from 'vitest';
import type { EstateListing } from '../listings.server.ts';
import { cartTotals, money } from './cart-lines.ts';

const line = (cents: number, quantity: number) => ({
  listing: {} as EstateListing,
  cents,
  quantity,
});

test('§4 a total is the sum of quantity times price', () => {
  const lines = [line(34_000, 2), line(26_550, 3)];
  expect(cartTotals(lines, 0)).toEqual({ subtotal: 147_650, discount: 0, total: 147_650 });
});

test('§2.5 a coupon reduces the total by its percentage', () => {
  expect(cartTotals([line(19_850, 1)], 10)).toEqual({
    subtotal: 19_850,
    discount: 1_985,
    total: 17_865,
  });
});

test('§4 sums have two decimals', () => {
  expect([0, 5, 100, 147_650].map(money)).toEqual(['$0.00', '$0.05', '$1.00', '$1476.50']);
});
