import { expect, it, test } from 'vitest';
import { withSpeculationRules } from './speculation-rules.ts';

const SITE = 'https://www.example.com';

const [, rules = ''] =
  /<body>text<script type="speculationrules">(.+)<\/script><\/body>$/.exec(
    withSpeculationRules('<body>text</body>'),
  ) ?? [];
const [{ where, ...rule }] = JSON.parse(rules).prerender;
const [{ href_matches: matching }, { not: excluded }, ...others] = where.and;

const patternsOf = (texts: string | string[]) =>
  [texts].flat().map((text) => new URLPattern(text, `${SITE}/`));

const [included, left] = [patternsOf(matching), patternsOf(excluded.href_matches)];

const isPrerendered = (href: string) =>
  included.some((pattern) => pattern.test(href, `${SITE}/`)) &&
  !left.some((pattern) => pattern.test(href, `${SITE}/`));

test.each([
  '/',
  '/IKTVA',
  '/ar/contact',
  '/contact#form',
  '/search?q=tank.pdf',
  '/project?sort=year&client=a',
  '/project/tank%20farm%2F50%25',
  '/project/pump-no.-3',
  '/ar/careers/%D9%85',
  '/office-building',
])('%s is prerendered', (href) => {
  expect(isPrerendered(href)).toBe(true);
});

test.each([
  'https://elsewhere.example/contact',
  'mailto:info@company.example',
  'tel:+966130000000',
  '/api/confirm#token',
  '/api/application?language=ar',
  '/company-profile.pdf',
  '/ar/company-profile.pdf?v=1',
  '/certificates/vat.f0rr.svg',
  '/feed.atom',
  '/office',
  '/office/index.html?x',
])('%s is not', (href) => {
  expect(isPrerendered(href)).toBe(false);
});

it('prerenders no download, at the pointer, without regular expressions, which browsers refuse', () => {
  expect(others).toEqual([{ not: { selector_matches: '[download]' } }]);
  expect(rule).toEqual({ eagerness: 'moderate' });
  const patterns = [...included, ...left];
  expect(patterns.filter(({ hasRegExpGroups }) => hasRegExpGroups)).toEqual([]);
});
