// Spec §4, §9: which cards a list hides, and its price range.
import { describe, expect, test } from 'vitest';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { isHidden, keepApart, readQuery, writeQuery } from './listing-query.ts';

const card = {
  title: 'Teak House',
  location: 'Soi 4',
  desc: 'A house of teak.',
  price: '455.00',
  dataSort: 'Newest',
  dataStatuses: 'Rent',
  dataTypes: 'Houses',
  dataLocations: 'Thailand',
} as EstateListing;

const query = (text = '') => readQuery(new URLSearchParams(text));

describe('§4 a card', () => {
  test('is shown while every filter is All', () => {
    expect(isHidden(card, query())).toBe(false);
  });

  test.each(['status=Rent', 'type=Houses', 'location=Thailand', 'sort=Newest', 'q=teak+soi'])(
    'is shown where it has what is asked: %s',
    (text) => expect(isHidden(card, query(text))).toBe(false),
  );

  test.each([
    'status=Buy',
    'type=Villa',
    'location=Japan',
    'sort=Best+Seller',
    'kind=Luxury+Home',
    'purpose=Sell',
    'budget=Low+Price',
    'q=brick',
    'min=456',
    'max=454',
    'status=Rent&type=Villa',
  ])('is hidden where it differs: %s', (text) => expect(isHidden(card, query(text))).toBe(true));
});

describe('§4 §9 the price range', () => {
  test('goes from 0 to 1000', () => {
    expect(query()).toMatchObject({ min: '0', max: '1000' });
    expect(query('min=-5&max=4000')).toMatchObject({ min: '0', max: '1000' });
  });

  test.each([
    [300, 200, 'min', [199, 200]],
    [200, 200, 'min', [199, 200]],
    [300, 200, 'max', [300, 301]],
    [1000, 1000, 'min', [999, 1000]],
    [199, 200, 'min', [199, 200]],
  ] as const)('keeps %i below %i by at least 1 when %s moves', (min, max, moved, kept) => {
    expect(keepApart(min, max, moved)).toEqual(kept);
  });
});

test('§4 the address says what differs from the beginning, and keeps what is not ours', () => {
  const params = writeQuery(new URLSearchParams('page=2&status=Buy'), {
    ...query(),
    type: 'Villa',
  });
  expect(params.toString()).toBe('page=2&type=Villa');
});
