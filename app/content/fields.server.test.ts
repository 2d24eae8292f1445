// Fields of content files (decision 0201).
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { date, email, outwardLink, phone, unique } from './fields.server.ts';
import { slug } from './slug.ts';

const errorOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a list of unique titles', () => {
  const titles = unique(z.object({ title: z.string() }), { title: ({ title }) => slug(title) });

  it('§2.3 slugs are lower-case, hyphenated and URL-encoded', () => {
    expect(slug('Tank  Farm 50% "A/B"')).toBe('tank-farm-50%25-%22a%2Fb%22');
    expect(slug('مقدام للمقاولات')).toBe(encodeURIComponent('مقدام-للمقاولات'));
  });

  it('§2.3 two titles with the same slug are rejected', () => {
    expect(
      errorOf(titles, [{ title: 'Tank Farm' }, { title: 'x' }, { title: 'tank  farm' }]),
    ).toEqual([['2.title', 'expected a unique title, but entry [0] has the same key "tank-farm"']]);
  });
});

it('§2.1 a telephone number gets a tel link', () => {
  expect(phone.parse('+966 13 000 0010')).toEqual({
    label: '+966 13 000 0010',
    href: 'tel:+966130000010',
  });
  for (const wrong of ['013 000 0010', '+966', 'call us'])
    expect(errorOf(phone, wrong)).toBeDefined();
});

it('an invalid date, e-mail address or outward link is rejected with the expected format', () => {
  expect(errorOf(date, '21.11.2026')).toEqual([['', 'expected a date such as "2026-11-21"']]);
  expect(errorOf(email, 'info@')).toEqual([['', 'expected an e-mail address']]);
  expect(errorOf(outwardLink, 'http://x.example')).toEqual([['', 'expected an https:// address']]);
});
