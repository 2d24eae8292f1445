// Decision 0201: an unknown link, picture, mark or double address stops the build.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { slug } from '../slug.ts';
import { group } from './group.ts';
import { link, mark, picture } from './reference.ts';
import { email, outwardLink, phone } from './text.ts';
import { unique } from './unique.ts';

const refusal = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a link within the site', () => {
  it('§2.3 leads to a path of the route table, with or without a section', () => {
    for (const path of ['/', '/#about-us', '/contact', '/IKTVA', '/hse-policy']) {
      expect(link.parse(path)).toBe(path);
    }
  });

  it.each(['/kontakt', '/iktva', '/contact/', 'contact', '', '/project/:title', '//x.example'])(
    'to %j stops the build',
    (path) => {
      expect(refusal(link, path)).toEqual([
        ['', `expected a path of the route table (app/routes.ts), got ${JSON.stringify(path)}`],
      ]);
    },
  );
});

describe('a picture or mark', () => {
  it('is found by its name', () => {
    expect(picture.parse('hero-quality').sources.avif.length).toBeGreaterThan(0);
    expect(mark.parse('clients/tawad-petrochemical').src).toMatch(/\.svg$/);
  });

  it.each(['hero-qualité', 'constructor', ''])('by the unknown name %j stops the build', (name) => {
    expect(refusal(picture, name)?.[0]?.[1]).toMatch(/^expected the name of a picture in media/);
    expect(refusal(mark, name)?.[0]?.[1]).toMatch(/^expected the name of a mark in media\/marks/);
  });
});

describe('a list of titles', () => {
  const titles = unique(z.object({ title: z.string() }), { title: ({ title }) => slug(title) });

  it('§2.3 makes slugs lower-cased, with hyphens, URL-encoded', () => {
    expect(slug('Tank  Farm 50% "A/B"')).toBe('tank-farm-50%25-%22a%2Fb%22');
    expect(slug('مقدام للمقاولات')).toBe(encodeURIComponent('مقدام-للمقاولات'));
  });

  it('§2.3 two of which make one slug stops the build', () => {
    expect(
      refusal(titles, [{ title: 'Tank Farm' }, { title: 'x' }, { title: 'tank  farm' }]),
    ).toEqual([
      ['2.title', 'expected a title that differs from entry [0], which makes "tank-farm" too'],
    ]);
  });

  it('two of which have one id says so in a sentence', () => {
    const list = unique(z.object({ id: z.int() }), { id: ({ id }) => id });
    expect(refusal(list, [{ id: 5 }, { id: 5 }])).toEqual([
      ['1.id', 'expected an id that differs from entry [0], which makes "5" too'],
    ]);
  });
});

it('§2.1 a telephone number makes its tel link', () => {
  expect(phone.parse('+966 13 000 0010')).toEqual({
    label: '+966 13 000 0010',
    href: 'tel:+966130000010',
  });
  for (const wrong of ['013 000 0010', '+966', 'call us'])
    expect(refusal(phone, wrong)).toBeDefined();
});

it('a day that is none says how one is written', () => {
  expect(refusal(group.shape.asOf, '21.11.2026')).toEqual([
    ['', 'expected a date such as "2026-11-21"'],
  ]);
});

it('an address or outward link that is none stops the build', () => {
  expect(refusal(email, 'info@')).toEqual([['', 'expected an e-mail address']]);
  expect(refusal(outwardLink, 'http://x.example')).toEqual([['', 'expected an https:// address']]);
});
