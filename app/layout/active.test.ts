import { expect, test } from 'vitest';
import { isActive } from './active.ts';

const about = { items: [{ to: '/vision' }, { to: '/mission' }] };

test('§2.1 an item is active on its own path', () => {
  expect(isActive({ to: '/project' }, '/project')).toBe(true);
  expect(isActive({ to: '/project' }, '/')).toBe(false);
});

test('§2.1 an item is active on the path of one of its sub-items', () => {
  expect(isActive(about, '/mission')).toBe(true);
  expect(isActive(about, '/contact')).toBe(false);
});

test('§2.1 an item is active on its details pages and on other pages that belong to it', () => {
  expect(isActive({ to: '/project' }, '/project/tank-farm')).toBe(true);
  expect(isActive({ to: '/project' }, '/projects')).toBe(false);
  const careers = { to: '/careers', holds: ['/career', '/blog/'] };
  const held = ['/career', '/blog/first-month', '/blog', '/vision'];
  expect(held.map((path) => isActive(careers, path))).toEqual([true, true, false, false]);
});
