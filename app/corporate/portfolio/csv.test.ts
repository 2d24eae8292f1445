import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('RFC 4180: lines end in CR LF, quotes are doubled, what needs quotes has them', () => {
  const text = toCsv([
    ['Client', 'Value (SAR)'],
    ['Steel, "hot" rolled', '35000000.00'],
    ['two\nlines', 36],
  ]);
  expect(text).toBe(
    '\uFEFFClient,Value (SAR)\r\n"Steel, ""hot"" rolled",35000000.00\r\n"two\nlines",36\r\n',
  );
});

test('Arabic stays as it is, and the byte order mark says that it is UTF-8', () => {
  const bytes = new TextEncoder().encode(toCsv([['مقدام للمقاولات']]));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('مقدام للمقاولات\r\n');
});

test.each([
  '=HYPERLINK("https://elsewhere.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\uFF1D1',
])('%j is no formula any more', (text) => {
  expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
});

test('a number is left a number', () => {
  expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
});
