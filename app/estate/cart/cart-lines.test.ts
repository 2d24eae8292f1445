// Sums of the cart (spec §4); its totals are tested on its page.
import { expect, test } from 'vitest';
import { money } from './cart-lines.ts';

test('§4 sums have two decimals', () => {
  expect([0, 5, 100, 147_650].map(money)).toEqual(['$0.00', '$0.05', '$1.00', '$1476.50']);
});
