// Decision 0203: what a text may name in braces.
import { globSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formSchemas } from '#shared/forms.ts';
import { readKeyPersons } from './key-persons.server.ts';
import { facts, factsAndFigures } from './placeholders.server.ts';
import { readPortfolio } from './portfolio.server.ts';

const { valueFor, namesLike, isEmpty } = factsAndFigures;

it('a count is the length of its list, in digits or words', () => {
  expect(valueFor('contracts')).toBe(String(readPortfolio().records.length));
  const words: Record<number, [string, string]> = { 4: ['four', 'Four'], 5: ['five', 'Five'] };
  expect([valueFor('keyPersons in words'), valueFor('KeyPersons in words')]).toEqual(
    words[readKeyPersons().length] ?? [expect.any(String), expect.any(String)],
  );
});

it('a count with the forms of its noun agrees with the number', async () => {
  const english = ['contracts as n contract|n contracts', 'Contracts as one|the n'];
  expect(english.map((name) => valueFor(name))).toEqual([
    `${valueFor('contracts in words')} contracts`,
    `The ${valueFor('contracts in words')}`,
  ]);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.resetModules();
  vi.stubEnv('LANGUAGE', 'ar');
  const arabic = await import('./placeholders.server.ts');
  const inArabic = (count: number, forms: string) => arabic.withNoun(count, forms.split('|'));
  const company = 'شركة واحدة|شركتان|n شركات|n شركة|n شركة';
  const system = 'النظام|النظامان|الأنظمة الn|الأنظمة الn|الأنظمة الn';
  const said = [1, 2, 3, 8, 15, 32, 100];
  expect(said.map((count) => inArabic(count, company))).toEqual([
    'شركة واحدة',
    'شركتان',
    'ثلاث شركات',
    'ثماني شركات',
    'خمس عشرة شركة',
    '32 شركة',
    '100 شركة',
  ]);
  expect([2, 4, 15, 40].map((count) => inArabic(count, system))).toEqual([
    'النظامان',
    'الأنظمة الأربعة',
    'الأنظمة الخمسة عشر',
    'الأنظمة الـ40',
  ]);
});

it.each([
  'contracts as n contracts',
  'headcont as one|other',
  'KeyPersons',
  'keyPersons in word',
  'asOf in words',
  'name in words',
  'constructor',
  'address',
])('%s is not a placeholder', (name) => {
  expect(valueFor(name)).toBeUndefined();
});

it('every known name has a value or an empty list, and the most similar is named first', () => {
  for (const name of namesLike('x')) expect(valueFor(name) ?? isEmpty(name), name).toBeTruthy();
  expect(namesLike('headcont')[0]).toBe('headcount');
  expect(namesLike('adress.line')[0]).toBe('address.line');
});

it('a placeholder that a schema declares is neither a fact nor a figure', () => {
  const schemas = globSync('app/**/*.server.ts').map((file) => readFileSync(file, 'utf8'));
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
  expect(facts.valueFor('name')).toBe(valueFor('name'));
  expect(facts.valueFor('headcount')).toBeUndefined();
});
