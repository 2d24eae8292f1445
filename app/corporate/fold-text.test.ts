import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['case', 'GLYCOL Tank', 'glycol tank'],
  ['accents', 'Café Müller', 'cafe muller'],
  ['raised figures', '30,000 m³', '30,000 m3'],
  ['Arabic vowel signs', 'مُقَاوَلَات', 'مقاولات'],
  ['tatweel', 'مـــقدام', 'مقدام'],
  ['alef with hamza or madda', 'أعمال إنشاء آلات', 'اعمال انشاء الات'],
  ['alef maqsura and ta marbuta', 'مبنى محطة', 'مبني محطه'],
  ['Arabic figures', 'رصيف ٤', 'رصيف 4'],
  ['Persian figures', '۱۲', '12'],
  ['Arabic separators', '١٬٢٥٠٫٥٠', '1,250.50'],
])('a search ignores %s', (_, written, folded) => {
  expect(foldText(written)).toBe(folded);
});
