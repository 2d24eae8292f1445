// Fields of content files (decision 0201).
import { expect, it } from 'vitest';
import { date, email, outwardLink, phone, text } from './fields.server.ts';

it.each([
  ['+966 13 000 0010', 'tel:+966130000010'],
  ['920 000 123', 'tel:+966920000123'],
  ['9200 00123', 'tel:+966920000123'],
  ['800 123 4567', 'tel:+9668001234567'],
])('§2.1 the telephone number %s is dialled as %s', (label, href) => {
  expect(phone.parse(label)).toEqual({ label, href });
});

it.each([
  ['013-111-0010', '; write a number of Saudi Arabia as "+966 13 111 0010"'],
  ['(050) 000 0010', '; write a number of Saudi Arabia as "+966 50 000 0010"'],
  ['00966 13 000 0010', '; write a number of Saudi Arabia as "+966 13 000 0010"'],
  ['+44-20-7946-0000', '; write it as "+442079460000"'],
  ['call us', ', got "call us"'],
])('the mistake of the telephone number %s says how to write it', (wrong, end) => {
  const [message = ''] = phone.safeParse(wrong).error?.issues.map((issue) => issue.message) ?? [];
  expect(message.endsWith(end), message).toBe(true);
});

const number = 'a telephone number such as';
const html = 'plain text, got HTML: ';
it.each([
  ...['013 000 0010', '+966', 'call us', '920 000 12', '+966 13 000 0010 ext 4'].map(
    (wrong) => [phone, wrong, number] as const,
  ),
  ...['<b>Works</b>', 'A <br> B', 'Steel &amp; pipes'].map((wrong) => [text, wrong, html] as const),
  [date, '21.11.2026', 'a date such as "2026-11-21"'],
  [date, '2026-02-30', 'a date of the calendar'],
  [email, 'info@', 'an e-mail address such as "office@example.com"'],
  [outwardLink, 'http://x.example', 'an https:// address'],
] as const)(
  'an invalid value is rejected with the expected format: $1',
  (schema, wrong, expected) => {
    const messages = schema.safeParse(wrong).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(`expected ${expected}`)]);
  },
);

it.each(['a < b', 'Steel & pipes', '5 <6> 7', 'R&D; tests'])('a plain text may be %s', (value) =>
  expect(text.parse(value)).toBe(value),
);
