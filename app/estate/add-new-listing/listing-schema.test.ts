// Numbers of the listing form.
import { expect, test } from 'vitest';
import { listingSchema } from './listing-schema.ts';

const good = {
  propertyTitle: 'Lime House',
  Status: 'For Rent',
  Type: 'House',
  Price: '320',
  Area: '1200',
  Rooms: '4',
  name: 'Lina Berg',
  email: 'lina@house.example',
  phone: '+966 13 000 0099',
};

const problems = (change: Record<string, string>) =>
  listingSchema
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const accepted = ['320', ' 1250 ', '1,250.50', '1,250,000', '0.5', '١٢٣', '١٬٢٥٠٫٥٠', '۱۲۳'];
const rejected = ['1e5', '0', '-1', '0x10', '1,25', '12,50.0', '1.250,50', '1 250', 'Infinity'];

test.each([
  ...accepted.map((price) => [price, []] as const),
  ...rejected.map((price) => [price, [['Price', 'numberInvalid']]] as const),
])('the price %s has the problems %j', (Price, expected) => {
  expect(problems({ Price })).toEqual(expected);
});

test.each(['Rooms', 'bedrooms', 'bathrooms', 'garages'])('%s must be a whole number', (name) => {
  for (const value of ['٣', '0']) expect(problems({ [name]: value })).toEqual([]);
  for (const value of ['1.5', '1e1', '-1']) {
    expect(problems({ [name]: value })).toEqual([[name, 'wholeNumberInvalid']]);
  }
});

test('a year has four digits and is from 1800 to 2099; it and sizes are optional', () => {
  const none = { areaSize: '', landArea: ' ', garages: '', yearBuild: '' };
  for (const form of [none, { yearBuild: '1969' }, { yearBuild: '٢٠٢٤' }]) {
    expect(problems(form)).toEqual([]);
  }
  for (const yearBuild of ['99999', '2205', '1066', '20.5', '69']) {
    expect(problems({ yearBuild })).toEqual([['yearBuild', 'yearInvalid']]);
  }
});
