import { expect, it, test } from 'vitest';
import * as z from 'zod';
import { assetHeaders, RULES_PATH } from './headers.ts';
import { speculationRules } from './speculation-rules.ts';

const SITE = 'https://www.example.com';

const patterns = z.union([z.string().transform((each) => [each]), z.array(z.string())]);
const schema = z.strictObject({
  prerender: z.tuple([
    z.strictObject({
      where: z.strictObject({
        and: z.tuple([
          z.strictObject({ href_matches: patterns }),
          z.strictObject({ not: z.strictObject({ href_matches: patterns }) }),
          z.strictObject({ not: z.strictObject({ selector_matches: z.literal('[download]') }) }),
        ]),
      }),
      eagerness: z.literal('moderate'),
    }),
  ]),
});

const [{ where }] = schema.parse(JSON.parse(speculationRules())).prerender;
const [{ href_matches: matching }, { not: excluded }] = where.and;

const asPatterns = (texts: string[]) =>
  texts.map((text) => new URLPattern(text, `${SITE}${RULES_PATH}`));

const isPrerendered = (href: string) => {
  const matches = (texts: string[]) =>
    asPatterns(texts).some((pattern) => pattern.test(href, `${SITE}/`));
  return matches(matching) && !matches(excluded.href_matches);
};

test.each([
  '/',
  '/contact',
  '/IKTVA',
  '/ar',
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
  '/project-list.xlsx',
  '/certificates/vat.f0rr.svg',
  '/pictures/yard.a1b2.webp',
  '/feed.atom',
  '/office',
  '/office/index.html?x',
])('%s is not', (href) => {
  expect(isPrerendered(href)).toBe(false);
});

it('uses no regular expressions, which browsers refuse in rules', () => {
  for (const pattern of asPatterns([...matching, ...excluded.href_matches])) {
    expect(pattern.hasRegExpGroups).toBe(false);
  }
});

it('has the type that browsers require, and a cache keeps it', () => {
  expect(assetHeaders(RULES_PATH)).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  });
});
