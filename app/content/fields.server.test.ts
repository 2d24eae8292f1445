// Fields of content files (decision 0201).
import { expect, it } from 'vitest';
import { date, email, outwardLink, pastDate, pastYear, phone, text } from './fields.server.ts';

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

it.each([
  ['1446-09-10', 'a Gregorian date', '10 March 2025 in the Gregorian calendar', '2025-03-10'],
  ['1446-02-30', 'a Gregorian date', '3 September 2024 in the Gregorian calendar', '2024-09-03'],
  ['14/10/1449', 'a date such as', '10 March 2028 in the Gregorian calendar', '2028-03-10'],
  ['09/03/2028', 'a date such as', '9 March 2028', '2028-03-09'],
  ['2025/3/10', 'a date such as', '10 March 2025', '2025-03-10'],
  ['2025–03–10', 'a date such as', '10 March 2025', '2025-03-10'],
  ['10 Mar 2025', 'a date such as', '10 March 2025', '2025-03-10'],
  ['٢٠٢٥-٠٣-١٠', 'a date such as', '10 March 2025', '2025-03-10'],
  ['2028-13-09', 'a date of the calendar', '13 September 2028', '2028-09-13'],
])('the mistake of the date %s says what is probably meant', (wrong, expected, words, right) => {
  const messages = pastDate.safeParse(wrong).error?.issues.map(({ message }) => message);
  const start = expect.stringMatching(RegExp(`^expected ${expected}`));
  const end = expect.stringMatching(RegExp(`; if that is ${words}, write ${right}$`));
  expect([messages, messages]).toEqual([[start], [end]]);
});

it.each([
  [1446, 'the Hijri year 1446 is 2024 or 2025'],
  [24, 'write all four digits, such as 2024'],
])('the mistake of the year %i says what is probably meant', (wrong, end) => {
  expect(pastYear.safeParse(wrong).error?.issues[0]?.message).toMatch(RegExp(`; ${end}$`));
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
  [email, 'a@x.example, b@x.example', 'only one e-mail address such as "office@example.com"'],
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
