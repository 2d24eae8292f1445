import { expect, test } from 'vitest';
import { headerButton } from './use-header-button.ts';

const buttons = {
  corporate: { label: 'Contact us', to: '/contact' },
  template: { label: 'Add Listing', to: '/add-new-listing' },
  exceptions: [{ on: ['/home-three'], button: { label: 'Sell Property', to: '/property' } }],
};

test('§2.1 template pages offer Add Listing, some home variants Sell Property', () => {
  const label = (pathname: string, isTemplate: boolean) =>
    headerButton(buttons, { pathname, isTemplate }).label;
  expect(label('/property', true)).toBe('Add Listing');
  expect(label('/home-three', true)).toBe('Sell Property');
  expect(label('/', false)).toBe('Contact us');
});
