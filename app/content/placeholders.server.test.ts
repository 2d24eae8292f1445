// Decision 0203: what a text may name in braces.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it.each([
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
