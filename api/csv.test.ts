import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';

test('RFC 4180: lines end in CR LF, and cells are quoted where necessary', () => {
  expect(csvRow(['Client', 'Value (SAR)'])).toBe('Client,Value (SAR)\r\n');
  expect(csvRow(['Steel, "hot" rolled', '35.00'])).toBe('"Steel, ""hot"" rolled",35.00\r\n');
  expect(csvRow(['two\nlines', 36])).toBe('"two\nlines",36\r\n');
});

test('keeps Arabic unchanged, and marks the file as UTF-8 by a byte order mark', () => {
  const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + csvRow(['مقدام للمقاولات']));
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
])('%j becomes text', (text) => {
  expect(csvRow([text])).toMatch(/^"?'/);
});

test('a number stays a number', () => {
  expect(csvRow([-5])).toBe('-5\r\n');
});
