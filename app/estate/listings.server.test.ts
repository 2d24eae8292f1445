// Prices of the sample (spec §4, §9): no filter would show one beyond the price slider.
import { expect, test } from 'vitest';
import { listingPrice } from './listings.server.ts';

const beyond = ['expected at most 1000.00, where the price slider ends'];
const none = ['expected a price such as "340.00"'];

test.each([
  ['0.00', []],
  ['1000.00', []],
  ['1000.01', beyond],
  ['340', none],
  ['$340.00', none],
  ['-1.00', none],
])('§4 §9 the price %s has the mistakes %j', (price, mistakes) => {
  const { error } = listingPrice.safeParse(price);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(mistakes);
});
