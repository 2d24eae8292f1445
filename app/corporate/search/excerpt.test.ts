import { expect, test } from 'vitest';
import { excerpt, highlighted, type Part } from './excerpt.ts';

const marked = (parts: readonly Part[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const long = 'words without any match that fill the beginning of a long text '.repeat(8);

test('highlights words in every spelling, and leaves markup as text', () => {
  expect(marked(highlighted('Value: 28,746,310.00 <b>SAR</b>', new Set(['28746310', 'sar'])))).toBe(
    'Value: [28,746,310.00] <b>[SAR]</b>',
  );
  expect(marked(highlighted('مُقدام للمقاولات ومضخّات', new Set(['مقاول', 'مضخ'])))).toBe(
    'مُقدام [للمقاولات] [ومضخّات]',
  );
});

test('shows the texts that have most of the words', () => {
  const texts = ['A tank.', long, 'Client', 'Tawad', 'Built to', 'API 650'];
  expect(marked(excerpt(texts, new Set(['api', '650', 'tawad'])))).toBe(
    'Client · [Tawad] · Built to · [API] [650]',
  );
});

test('cuts a long text at words around the first match', () => {
  const passage = marked(excerpt([`${long}hydrotest ${long}`], new Set(['hydrotest'])));
  expect(passage).toMatch(/^… \w+ .*\[hydrotest\] words .* …$/);
  expect(passage.length).toBeLessThan(240);
});

test('without a match shows the beginning', () => {
  expect(marked(excerpt(['First.', 'Second.'], new Set()))).toBe('First. · Second.');
  expect(excerpt([], new Set())).toEqual([]);
});
