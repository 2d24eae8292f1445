import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';

const shown = (html: string) => withNoBreakSpaces(html).replaceAll('\u00a0', '~');

test.each([
  [
    'a standard',
    '<p>to ASME B31.3 and ISO 9001 on site</p>',
    '<p>to ASME~B31.3 and ISO~9001 on site</p>',
  ],
  [
    'a figure and its unit',
    '<td>4,600 m²</td><td>4,600 م²</td><td>20 kN/m²</td>',
    '<td>4,600~m²</td><td>4,600~م²</td><td>20~kN/m²</td>',
  ],
  ['a date', '30 September 2026, in May 2026', '30~September~2026, in May~2026'],
  ...LANGUAGES.filter(({ code }) => code === 'ar').map(() => [
    'an Arabic date',
    '5 مارس 2026',
    '5~مارس~2026',
  ]),
  [
    'the content of a slot',
    '<page-island>API 650<div data-slot=""><div>API 650<br></div>API 650<svg><text>API 650</text></svg></div>API 650</page-island>',
    '<page-island>API 650<div data-slot=""><div>API~650<br></div>API~650<svg><text>API 650</text></svg></div>API 650</page-island>',
  ],
  ['a share', '<p>74 per cent, 1.6 per cent</p>', '<p>74~per~cent, 1.6~per~cent</p>'],
  ['an amount', 'SAR 20 million, paid', 'SAR~20~million, paid'],
  ['a number in groups', 'VAT 399 999 900 003.', 'VAT~399~999~900~003.'],
])('keeps %s on one line', (_, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['words', 'in 2022 by four companies of 30 men'],
  ['a capital before a figure', 'Phase A 12'],
  ['words like a month', 'you may 3 times, March past, 5 Mayors'],
  ['attributes', '<img alt="API 650 tank">'],
  [
    'what a script compares',
    '<page-island><p>API 650</p><page-island>a</page-island> API 650</page-island>',
  ],
  ['scripts', '<script>["API 650"]</script>'],
])('leaves %s alone', (_, html) => {
  expect(shown(html)).toBe(html);
});

test('continues after an island', () => {
  expect(shown('<page-island>API 650</page-island> API 650')).toBe(
    '<page-island>API 650</page-island> API~650',
  );
});
