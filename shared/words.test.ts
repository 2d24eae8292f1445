import { expect, test } from 'vitest';
import { termsOf, wordsOf } from './words.ts';

const sorted = (text: string) => termsOf(text).toSorted();

test.each([
  ['a number with and without separators', '1,250,000', '1250000'],
  ['a number in groups of a space', '1,250,000', '1 250 000'],
  ['a number in groups of a no-break space', '1,250,000', '1\u00a0250\u202f000'],
  ['an amount without a fraction', 'SAR 35,000,000.00', 'SAR 35000000'],
  ['Arabic figures and separators', '1,250,000.50', '١٬٢٥٠٬٠٠٠٫٥٠'],
  ['Persian figures', '۱۲ رصيف', '12'],
  ['accents', 'Café Müller', 'cafe muller'],
  ['a registration number in groups', '7999 000 417', '7999000417'],
  ['a standard and its edition', 'ISO 9001:2015', '9001:2015'],
  ['a standard with a full stop', 'ASME B31.3', 'b31.3'],
  ['a hyphen', 'pre-commissioning', 'precommissioning'],
  ['British and American spelling', 'organisation', 'organization'],
  ['raised figures', '30,000 m³', '30000 m3'],
  ['vowel signs and tatweel', 'مُقَـــدام', 'مقدام'],
  ['alef, alef maqsura and ta marbuta', 'إنشاء مبنى محطة', 'انشاء مبني محطه'],
  ['the article', 'المقاولات الصناعية', 'مقاولات صناعية'],
  ['a preposition and the article', 'للمقاولات بالصناعية', 'مقاولات والصناعية'],
  ['an article after two letters', 'وللمضخات وبالمضخات', 'مضخات'],
  ['an alef that looks like an article', 'أبواب الألمنيوم', 'المنيوم'],
  ['another ending', 'مهندسين في شركتنا، تسجيلاتنا', 'المهندسون شركات التسجيل'],
])('a text with %s has the terms of the query', (_, text, query) => {
  const terms = termsOf(text);
  for (const { spellings } of wordsOf(query)) {
    expect(spellings.some((spelling) => spelling.every((term) => terms.includes(term)))).toBe(true);
  }
});

test('unrelated numbers are not joined', () => {
  expect(sorted('in 2022, 150 people')).toEqual(['150', '2022', 'in', 'people']);
  expect(sorted('24,318,755.25')).toEqual(['24318755', '24318755.25']);
  expect(termsOf('B31.1')).not.toContain('b313');
});

test('a short Arabic word keeps letters that only look like an article or an ending', () => {
  expect(termsOf('الى آلات خزان تأمين')).toEqual(['الي', 'الات', 'خزان', 'تامين']);
});

test.each([
  ['ومضخات', ['مضخ']],
  ['ولمضخة', ['مضخ']],
  ['للحام', ['لحام']],
  ['وSMAW', ['smaw']],
  ['بحث', []],
  ['المضخات', []],
  ['welders', []],
])('%s has the stems %j', (word, stems) => {
  expect(wordsOf(word).flatMap((each) => each.stems)).toEqual(stems);
});

test('words have their offsets in the text', () => {
  const text = 'Tanks to API 650, SAR 1 250 000';
  const words = ['Tanks', 'to', 'API', '650', 'SAR', '1 250 000'];
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});
