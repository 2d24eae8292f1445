import { expect, test } from 'vitest';
import { isActive } from './active.ts';

const about = { items: [{ to: '/vision' }, { to: '/mission' }] };
const careers = { to: '/careers', holds: ['/career', '/blog/'] };

test.each([
  [{ to: '/project' }, '/project', true],
  [{ to: '/project' }, '/', false],
  [about, '/mission', true],
  [about, '/contact', false],
  // Details pages, and other pages that belong to it.
  [{ to: '/project' }, '/project/tank-farm', true],
  [{ to: '/project' }, '/projects', false],
  [careers, '/career', true],
  [careers, '/blog/first-month', true],
  [careers, '/blog', false],
])('§2.1 the item %j is active on %s: %s', (item, path, expected) => {
  expect(isActive(item, path)).toBe(expected);
});
