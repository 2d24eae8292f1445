// Fields and choices of the template's forms, read from the built HTML: spec §2.5, §3, §9.
import { test as check, expect } from '@playwright/test';
import { elementsOf } from '#tools/postbuild/html.ts';
import { readPage } from '../pages.ts';

const PROPERTY_TYPES =
  'House(Houses), Apartment(Apartments), Office, Villa, Single Family, Luxury Home';
const AMENITIES =
  'Air Condition, Lawn, Swimming Pool, Barbeque, Microwave, TV Cable, Dryer, Outdoor Shower, Washer, Gym, ' +
  'Refrigerator, WiFi, Laundry, Souna, Window Coverings, Dishwasher, Floor Coverings, Internet, Build Wardrobes, ' +
  'Supermarket, Kids Zone';
const QUOTES =
  'Property Management, Mortgage Server, Consulting Service, Home Buying, Home Selling, Escrow Service';
const SORTS = 'All, Newest, Best Seller, Best Match, High Price, Medium Price, Low Price';
const COUNTRIES = 'Bangladesh, Japan, Korea, Singapore, Germany, Thailand';

/** Choices as the specification writes them: a value that is not the label in parentheses. */
const CHOICES = [
  ['/property', 'status', 'All, Sell, Buy, Rent'],
  ['/property', 'type', 'All, Houses, Apartments, Office, Villa'],
  ['/property', 'location', `All (Country)(All), ${COUNTRIES}`],
  ['/property', 'sort', SORTS],
  ['/property-sidebar', 'kind', `All, ${PROPERTY_TYPES}`],
  ['/property-sidebar', 'purpose', 'All, Buying(Buy), Renting(Rent), Selling(Sell)'],
  [
    '/property-sidebar',
    'budget',
    'All, Low Budget(Low Price), Medium(Medium Price), High Budget(High Price)',
  ],
  ['/add-new-listing', 'Status', 'For Rent, For Sell'],
  ['/add-new-listing', 'Type', 'Apartment, House, Land, Single Family'],
  ['/add-new-listing', 'parking', 'Single, Double, Up To 3, Up To 5, Supermarket'],
  ['/add-new-listing', 'amenities', AMENITIES],
  ['/checkout', 'country', 'Australia, Canada, Europe, Bangladesh, India, Pakistan'],
  ['/checkout', 'payment', 'Debit card / Credit card, Paypal'],
  ['/home-two', 'type', QUOTES],
] as const;

/** Labels of fields. */
const FIELDS = [
  [
    '/add-new-listing',
    'Property title, Description, Status, Type, Price in USD, Area in Sq Ft, Rooms, Pictures, Property Id, ' +
      'Size Prefix, Area Size, Land Area, Bedrooms, Bathrooms, Garages, Year Build, Parking, Name, E-mail, Phone',
  ],
  [
    '/checkout',
    'First name, Last name, E-mail, Telephone, Address, Country, City, State, Region, Zip code',
  ],
] as const;

/** Elements of a page's content. */
const contentOf = (path: string) => {
  const elements = elementsOf(readPage(path));
  const at = (wanted: string) => elements.findIndex(({ name }) => name === wanted);
  return elements.slice(at('main'), at('footer'));
};

check('§3 §9 each select, checkbox and radio has the choices that the specification lists', () => {
  for (const [path, field, choices] of CHOICES) {
    const elements = contentOf(path);
    const [first, ...others] = elements.filter(({ attributes }) => attributes.name === field);
    const from = elements.indexOf(first as (typeof elements)[number]) + 1;
    const end = elements.findIndex(({ name }, index) => index >= from && name !== 'option');
    const options = elements.slice(from, end).filter(({ attributes }) => attributes.value);
    const found =
      first?.name === 'select'
        ? options.map(({ text, attributes: { value } }) =>
            text === value ? text : `${text}(${value})`,
          )
        : [first, ...others].map((each) => each?.attributes.value);
    expect.soft(found.join(', '), `${path} ${field}`).toBe(choices);
  }
});

check('§3 a listing and a shipping address have the fields that the specification lists', () => {
  for (const [path, fields] of FIELDS) {
    const labels = contentOf(path).filter(
      ({ name, attributes }) => name === 'label' && attributes.for,
    );
    expect.soft(labels.map(({ text }) => text).join(', '), path).toBe(fields);
  }
});

check('§3 each payment method has a picture', () => {
  const elements = contentOf('/checkout');
  const pictures = elements.flatMap(({ attributes }, index) =>
    attributes.name === 'payment' ? [elements[index + 1]?.name] : [],
  );
  expect(pictures).toEqual(['svg', 'svg']);
});

check('every form says that it needs JavaScript', () => {
  const forms = '/faq /home-two /home-four /login /register /add-new-listing /checkout';
  for (const path of forms.split(' ')) {
    const texts = contentOf(path).map(({ text }) => text);
    expect.soft(texts.join(), path).toContain('This sample form needs JavaScript');
  }
});
