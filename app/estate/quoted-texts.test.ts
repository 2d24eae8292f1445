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

test('§8 texts of forms, cart and account', () => {
  expect(readInterface().toasts.sent).toBe('Congratulations! You Have Submitted Successfully.');
  expect(readEstateForms().search.done).toBe('Congratulations! You Have Searched Successfully.');
  expect(readEstateShop().cart.empty).toBe('Your cart is empty');
  const { noData, loggedOut } = readEstateAccount().account;
  expect(noData).toBe('No user data available. Please log in again.');
  expect(loggedOut).toBe('You have been logged out');
});

test('§2.5 labels and buttons of shop, account, list and side panel', () => {
  const { cart, checkout } = readEstateShop();
  expect(cart.checkout).toMatchObject({ label: 'Proceed to Checkout', to: '/checkout' });
  expect(checkout.pay).toBe('Pay Now');
  const { role, logout } = readEstateAccount().account;
  expect([role, logout]).toEqual(['Agent of Property', 'Logout']);
  expect(readEstateProperty().list.showing).toBe('Showing 1-10 of 23');
  expect(readEstateSidePanel().search.placeholder).toBe('Search...');
});

test.each([
  ['hero-two', 'Every Corner Holds Possibilities Your Home'],
  ['hero-three', 'Every Corner Holds Possibilities Your Home'],
  ['hero-main', 'Every Corner Holds Possibilities Your Home'],
  ['search-banner', 'Every Corner Holds Possibilities Your Home'],
  ['about-dreams', 'Making Your Real Estate Dreams a Reality'],
  ['about-services', 'Making Your Real Estate Dreams a Reality'],
  ['apartments', 'Available Apartments'],
  ['quote', 'Get a quote'],
])('§2.5 the title of the section %s is "%s"', (name, title) => {
  expect(readEstateSection(name)).toMatchObject({ title });
});

test('§2.5 links and labels of sections', () => {
  const link = { label: 'Add Listing', to: '/about-us' };
  expect(readEstateSection('about-dreams')).toMatchObject({ link });
  expect(readEstateSection('about-services')).toMatchObject({
    link,
    figure: { number: '25K+', text: 'services' },
  });
  expect(readEstateSection('banner-five')).toMatchObject({
    link: { label: 'Learn More', to: '/about-us' },
  });
  expect(readEstateSection('floor-plans')).toMatchObject({ label: 'Select Floor' });
  for (const name of ['hero-two', 'hero-three', 'hero-main', 'search-banner', 'banner-five']) {
    expect(readEstateSection(name)).toMatchObject({ help: { label: 'Need help?' } });
  }
});
