import { expect, it } from 'vitest';
import { anchor } from './anchor.ts';

it.each([
  ['What we keep, and how long', 'what-we-keep-and-how-long'],
  ['(API 650) tanks: 24 m', 'api-650-tanks-24-m'],
  ['مدة الحفظ، وما بعدها', 'مدة-الحفظ-وما-بعدها'],
  // Vowel signs and shadda belong to the word.
  ['ما غيّرناه', 'ما-غيّرناه'],
])('the anchor of "%s" is its words', (title, id) => {
  expect(anchor(title)).toBe(id);
});

it('titles that differ only in case and punctuation have the same anchor', () => {
  expect(anchor('Your rights')).toBe(anchor('YOUR  rights.'));
  expect(anchor('حقوقك')).toBe(anchor('«حقوقك»'));
});
