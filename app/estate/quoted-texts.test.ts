// Texts of the template that the specification quotes (spec §2.5, §8, §9), in their exact case.
import { expect, test } from 'vitest';
import { readInterface } from '#app/content/interface.server.ts';
import { readEstateAccount } from './account/content.server.ts';
import { readEstateShop } from './cart/content.server.ts';
import { readEstateForms } from './forms/content.server.ts';
import { readEstateProperty } from './property/content.server.ts';
import { readEstateSection } from './sections/content.server.ts';
import { readEstateSidePanel } from './side-panel/content.server.ts';

test('§5 the error texts are as quoted', () => {
  expect(readEstateForms().errors).toMatchObject({
    required: '{field} is a required field',
    tooShort: 'Too Short! Must be at least 3 characters long',
    emailInvalid: 'Your Email is not valid! Provide valid email',
    messageShort: 'Message must have minimum 5 characters',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be 5 characters long',
    passwordNumber: 'Password requires a number',
    passwordLower: 'Password requires a lowercase letter',
    passwordUpper: 'Password requires an uppercase letter',
    passwordSymbol: 'Password requires a symbol',
    confirmDiffers: "Confirm password doesn't match with password",
    firstNameRequired: 'First Name is required',
    lastNameRequired: 'Last Name is required',
  });
});

test('§2.5 §8 texts of forms, cart, account, list and side panel', () => {
  expect(readInterface().toasts.sent).toBe('Congratulations! You Have Submitted Successfully.');
  expect(readEstateForms().search.done).toBe('Congratulations! You Have Searched Successfully.');
  expect(readEstateShop()).toMatchObject({
    cart: {
      empty: 'Your cart is empty',
      checkout: { label: 'Proceed to Checkout', to: '/checkout' },
    },
    checkout: { pay: 'Pay Now' },
  });
  expect(readEstateAccount().account).toMatchObject({
    noData: 'No user data available. Please log in again.',
    loggedOut: 'You have been logged out',
    role: 'Agent of Property',
    logout: 'Logout',
  });
  expect(readEstateProperty().list.showing).toBe('Showing 1-10 of 23');
  expect(readEstateSidePanel().search.placeholder).toBe('Search...');
});

const title = 'Every Corner Holds Possibilities Your Home';
const help = { label: 'Need help?' };
const link = { label: 'Add Listing', to: '/about-us' };
const dreams = { title: 'Making Your Real Estate Dreams a Reality', link };

test.each([
  ['hero-two', { title, help }],
  ['hero-three', { title, help }],
  ['hero-main', { title, help }],
  ['search-banner', { title, help }],
  ['banner-five', { link: { label: 'Learn More', to: '/about-us' }, help }],
  ['about-dreams', dreams],
  ['about-services', { ...dreams, figure: { number: '25K+', text: 'services' } }],
  ['apartments', { title: 'Available Apartments' }],
  ['quote', { title: 'Get a quote' }],
  ['floor-plans', { label: 'Select Floor' }],
])('§2.5 the section %s has its texts', (name, texts) => {
  expect(readEstateSection(name)).toMatchObject(texts);
});
