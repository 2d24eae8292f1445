import { expect, it } from 'vitest';
import { labelOf, singularOf } from './labels.ts';

it.each([
  ['legalName', 'Legal name'],
  ['hseQuality', 'HSE and quality'],
  ['vat', 'VAT'],
  ['FULL_TIME', 'Full time'],
  ['contracts-by-year', 'Contracts by year'],
])('%s is %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

it.each([
  ['Vacancies', 'Vacancy'],
  ['Key persons', 'Key person'],
  ['Addresses', 'Address'],
  ['Plant and equipment', 'Plant and equipment'],
  ['Headquarters access', 'Headquarters access'],
])('one of %s is a %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
