import { expect, test } from 'vitest';
import { redirectsIn } from './redirects.ts';

const paths = new Set(['/', '/vision', '/contact', '/ar', '/ar/vision']);

test('an old address leads to its page in each language that has the page', () => {
  const given = { '/our-vision': '/vision', '/write-to-us': '/contact' };
  expect(redirectsIn(given, ['/ar'], paths)).toEqual({
    '/our-vision': '/vision',
    '/write-to-us': '/contact',
    '/ar/our-vision': '/ar/vision',
  });
});

test('reports an address that a page still has, and one that leads to no page', () => {
  expect(() => redirectsIn({ '/vision': '/', '/old': '/visoin' }, [], paths)).toThrow(
    `content/site.yaml:0 redirects./vision: expected an address that no page has any more
content/site.yaml:0 redirects./old: expected the address of a page, got "/visoin"; did you mean "/vision"?`,
  );
});
