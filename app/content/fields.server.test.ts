// Fields of content files (decision 0201).
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { date, email, outwardLink, phone, text } from './fields.server.ts';

const errorOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it.each([
  ['+966 13 000 0010', 'tel:+966130000010'],
  ['920 000 123', 'tel:+966920000123'],
  ['9200 00123', 'tel:+966920000123'],
  ['800 123 4567', 'tel:+9668001234567'],
  ['+966 92 000 0123', 'tel:+966920000123'],
])('§2.1 the telephone number %s is dialled as %s', (label, href) => {
  expect(phone.parse(label)).toEqual({ label, href });
});

it.each(['013 000 0010', '+966', 'call us', '920 000 12', '+966 13 000 0010 ext 4'])(
  'rejects the telephone number %s',
  (wrong) => {
    expect(errorOf(phone, wrong)?.[0]?.[1]).toContain(`got "${wrong}"`);
  },
);

it.each(['<b>Works</b>', 'A <br> B', 'Steel &amp; pipes', '<a href="/x">x</a>'])(
  'a plain text must not contain HTML: %s',
  (wrong) => expect(errorOf(text, wrong)?.[0]?.[1]).toContain('expected plain text, got HTML: '),
);

it.each(['a < b', 'Steel & pipes', '5 <6> 7', 'R&D; tests'])('a plain text may be %s', (value) =>
  expect(text.parse(value)).toBe(value),
);

it.each([
  [date, '21.11.2026', 'a date such as "2026-11-21"'],
  [date, '2026-02-30', 'a date of the calendar'],
  [email, 'info@', 'an e-mail address such as "office@example.com"'],
  [outwardLink, 'http://x.example', 'an https:// address'],
])('an invalid value is rejected with the expected format: $1', (schema, wrong, expected) => {
  expect(errorOf(schema, wrong)).toEqual([['', `expected ${expected}, got "${wrong}"`]]);
});
