import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  ['Al Rashid Steel Works', 'Al Rashid', { first: 'Al Rashid', rest: 'Steel Works' }],
  ['Nasma', 'Nasma', { first: 'Nasma', rest: '' }],
  ['Eastern Pipework Company', 'EPC', { rest: 'Eastern Pipework Company' }],
  // The short name ends within a word.
  ['Nasmatech Trading', 'Nasma', { rest: 'Nasmatech Trading' }],
])('%s, in short %s', (name, shortName, parts) => {
  expect(nameParts(name, shortName)).toEqual(parts);
});
