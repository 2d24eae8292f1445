// Prices of the sample (spec §4, §9): no filter would show one beyond the price slider.
import { expect, test } from 'vitest';
import { listingPrice } from './listings.server.ts';

const refusal = (price: string) =>
  listingPrice.safeParse(price).error?.issues.map(({ message }) => message);

test.each(['0.00', '340.00', '1000.00'])('§9 accepts the price %s', (price) => {
  expect(listingPrice.parse(price)).toBe(price);
});

test.each(['1000.01', '25000.00'])(
  '§4 rejects the price %s, which is beyond the slider',
  (price) => {
    expect(refusal(price)).toEqual(['expected at most 1000.00, where the price slider ends']);
  },
);

test.each(['340', '$340.00', 'on request', '-1.00'])(
  'rejects %s, which is not a price',
  (price) => {
    expect(refusal(price)).toEqual(['expected a price such as "340.00"']);
  },
);
