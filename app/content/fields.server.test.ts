// Fields of content files (decision 0201).
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { date, email, outwardLink, phone, unique } from './fields.server.ts';
import { slug } from './slug.ts';

const refusal = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a list of unique titles', () => {
  const titles = unique(z.object({ title: z.string() }), { title: ({ title }) => slug(title) });

  it('§2.3 makes slugs lower-cased, with hyphens, URL-encoded', () => {
    expect(slug('Tank  Farm 50% "A/B"')).toBe('tank-farm-50%25-%22a%2Fb%22');
    expect(slug('مقدام للمقاولات')).toBe(encodeURIComponent('مقدام-للمقاولات'));
  });

  it('§2.3 refuses two titles with the same slug', () => {
    expect(
      refusal(titles, [{ title: 'Tank Farm' }, { title: 'x' }, { title: 'tank  farm' }]),
    ).toEqual([
      ['2.title', 'expected a title that differs from entry [0], which makes "tank-farm" too'],
    ]);
  });

  it('uses the right article before the field in its message', () => {
    const list = unique(z.object({ id: z.int() }), { id: ({ id }) => id });
    expect(refusal(list, [{ id: 5 }, { id: 5 }])).toEqual([
      ['1.id', 'expected an id that differs from entry [0], which makes "5" too'],
    ]);
  });
});

it('§2.1 a telephone number gets a tel link', () => {
  expect(phone.parse('+966 13 000 0010')).toEqual({
    label: '+966 13 000 0010',
    href: 'tel:+966130000010',
  });
  for (const wrong of ['013 000 0010', '+966', 'call us'])
    expect(refusal(phone, wrong)).toBeDefined();
});

it('an invalid date, e-mail address or outward link is refused with an example', () => {
  expect(refusal(date, '21.11.2026')).toEqual([['', 'expected a date such as "2026-11-21"']]);
  expect(refusal(email, 'info@')).toEqual([['', 'expected an e-mail address']]);
  expect(refusal(outwardLink, 'http://x.example')).toEqual([['', 'expected an https:// address']]);
});
