// Decision 0203: what a text may name in braces.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formSchemas } from '#shared/forms.ts';
import { LANGUAGES } from '#shared/language.ts';
import { readFacts } from './company.server.ts';
import { countingIn } from './counting.server.ts';
import { facts, factsAndFigures } from './placeholders.server.ts';
import { readPortfolio } from './portfolio.server.ts';

const { valueFor, namesLike, isEmpty } = factsAndFigures;

it.runIf(readPortfolio().records.length > 1)(
  'a count is the length of its list, in digits or words, or with the form of its noun',
  () => {
    expect(valueFor('contracts')).toBe(String(readPortfolio().records.length));
    const words = valueFor('contracts in words') ?? '';
    expect(words).toMatch(/^[a-z-]+$/);
    expect(valueFor('Contracts in words')).toBe(
      words.replace(/^./, (first) => first.toUpperCase()),
    );
    expect(valueFor('Contracts as one|the n contracts')).toBe(`The ${words} contracts`);
    const { withNoun } = countingIn({ code: 'en', locale: 'en-GB' });
    expect([1, 2].map((count) => withNoun(count, ['a man', 'n men']))).toEqual([
      'a man',
      'two men',
    ]);
  },
);

it('a count in Arabic agrees with its noun', () => {
  const { withNoun } = countingIn({ code: 'ar', locale: 'ar-SA-u-nu-latn' });
  const counted = (forms: string, ...counts: number[]) =>
    counts.map((count) => withNoun(count, forms.split('|')));
  expect(counted('شركة واحدة|شركتان|n شركات|n شركة|n شركة', 1, 2, 3, 8, 12, 15, 32, 100)).toEqual([
    'شركة واحدة',
    'شركتان',
    'ثلاث شركات',
    'ثماني شركات',
    '12 شركة',
    'خمس عشرة شركة',
    '32 شركة',
    '100 شركة',
  ]);
  expect(counted('النظام|النظامان|الأنظمة الn|الأنظمة الn|الأنظمة الn', 4, 15, 40)).toEqual([
    'الأنظمة الأربعة',
    'الأنظمة الخمسة عشر',
    'الأنظمة الـ40',
  ]);
});

it('a count in a language whose words are not known here is in digits', () => {
  const hindi = countingIn({ code: 'hi', locale: 'hi-IN' });
  expect(hindi.inWords(1234)).toBe('1,234');
  expect(hindi.withNoun(2, ['एक अनुबंध', 'n अनुबंध'])).toBe('2 अनुबंध');
});

it.runIf(readPortfolio().records.length > 0)(
  'a fact or figure may be named in the words of another language',
  () => {
    const french = { ...LANGUAGES[0], code: 'fr', locale: 'fr-FR' };
    const { established } = Object.fromEntries(readFacts());
    expect(valueFor('established', french)).toBe(established);
    expect(valueFor('contracts in words', french)).toMatch(/^\d+$/);
    expect(valueFor('contracts as un|n|n contrats', french)).toMatch(/^\d+ contrats$/);
  },
);

it.each([
  'contracts as n contracts',
  'headcont as one|other',
  'KeyPersons',
  'keyPersons in word',
  'asOf in words',
  'constructor',
  'address',
])('%s is not a placeholder', (name) => {
  expect(valueFor(name)).toBeUndefined();
});

it('every known name has a value or an empty list, and the most similar is named first', () => {
  for (const name of namesLike('x')) expect(valueFor(name) ?? isEmpty(name), name).toBeTruthy();
  expect([namesLike('headcont')[0], namesLike('adress.line')[0]]).toEqual([
    'headcount',
    'address.line',
  ]);
});

it('a placeholder that a schema declares is neither a fact nor a figure', () => {
  const schemas = globSync(join(import.meta.dirname, '../**/*.server.ts')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const declared = schemas
    .flatMap((source) => [...source.matchAll(/textWith(?:Any)?\(([^)]*)\)/g)])
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  expect(declared.length).toBeGreaterThan(20);
  const fields = Object.values(formSchemas).flatMap(({ shape }) => Object.keys(shape));
  for (const name of [...declared, ...fields]) expect(valueFor(name), name).toBeUndefined();
});

it('a text of a mail or the interface may name facts only: fields of company.yaml, by their path', () => {
  expect(facts.valueFor('established')).toMatch(/^\d{4}$/);
  expect(facts.valueFor('networks.0.label')).toBeUndefined();
  expect(facts.valueFor('headcount')).toBeUndefined();
});
