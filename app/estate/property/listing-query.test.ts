// Filters and price range of the lists of properties (spec §4, §9).
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '#app/layout/url-query/url-query.ts';
import type { EstateListing } from '../listings.server.ts';
import { isHidden, keepApart, LISTING_QUERY } from './listing-query.ts';

const card = {
  title: 'Teak House',
  location: 'Soi 4',
  desc: 'A house of teak.',
  price: '455.00',
  amenities: [{ icon: 'door', text: '5 Rooms' }],
  dataSort: 'Newest',
  dataStatuses: 'Rent',
  dataTypes: 'Houses',
  dataLocations: 'Thailand',
} as EstateListing;

const query = (text = '') => readQuery(LISTING_QUERY, new URLSearchParams(text));

test.each([
  ['', true],
  ['status=Rent&type=Houses&location=Thailand&sort=Newest', true],
  ['kind=Houses&purpose=Rent&min=455&max=455', true],
  ['q=teak+soi', true],
  ['q=5+rooms+teak', true],
  ['q=rent+455', true],
  ['status=Buy', false],
  ['type=Villa', false],
  ['location=Japan', false],
  ['sort=Best+Seller', false],
  ['kind=Luxury+Home', false],
  ['purpose=Sell', false],
  ['budget=Low+Price', false],
  ['q=4+rooms', false],
  ['q=5+teak', false],
  ['min=456', false],
  ['max=454', false],
])('§4 a card is shown if it matches: "%s" %s', (text, isShown) => {
  expect(isHidden(card, query(text))).toBe(!isShown);
});

test.each([
  ['299.99', 'Low Price'],
  ['300.00', 'Medium Price'],
  ['499.99', 'Medium Price'],
  ['500.00', 'High Price'],
])('§9 for sort and budget, %s is a %s', (price, band) => {
  for (const name of ['sort', 'budget']) {
    const bands = ['Low Price', 'Medium Price', 'High Price'];
    const fitting = bands.filter((each) => !isHidden({ ...card, price }, query(`${name}=${each}`)));
    expect(fitting, name).toEqual([band]);
  }
});

test('§9 the price range goes from 0 to 1000', () => {
  expect(query('min=-5&max=4000')).toMatchObject({ min: '0', max: '1000' });
});

test.each([
  [300, 200, 'min', [199, 200]],
  [200, 200, 'min', [199, 200]],
  [300, 200, 'max', [300, 301]],
  [1000, 1000, 'min', [999, 1000]],
  [199, 200, 'min', [199, 200]],
] as const)('§4 %i is kept below %i by at least 1 when %s moves', (min, max, moved, kept) => {
  expect(keepApart(min, max, moved)).toEqual(kept);
});

test('§4 the URL contains the filters that are set and the page number', () => {
  const params = writeQuery(LISTING_QUERY, new URLSearchParams('page=2&status=Buy'), {
    ...query('page=2'),
    type: 'Villa',
  });
  expect(params.toString()).toBe('page=2&type=Villa');
});
