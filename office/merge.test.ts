// What somebody else has changed since a form was opened.
import { expect, it } from 'vitest';
import { differences, withTheirs } from './merge.ts';

const entry = (id: number, title: string) => ({ id, title });
const before = { list: [entry(1, 'A'), entry(2, 'B'), entry(3, 'C')], words: ['x', 'y'] };

it('fields that only they have changed are theirs; what both have changed says so', () => {
  const mine = { ...before, list: [entry(1, 'mine'), entry(2, 'B'), entry(3, 'C')] };
  const theirs = { ...before, list: [entry(1, 'theirs'), entry(2, 'theirs'), entry(3, 'C')] };
  expect(differences(before, mine, theirs)).toEqual([
    { path: ['list', 0, 'title'], mine: 'mine', theirs: 'theirs', isMineToo: true },
    { path: ['list', 1, 'title'], mine: 'B', theirs: 'theirs', isMineToo: false },
  ]);
});

it('entries are compared by their keys: both may add, remove and move some', () => {
  const mine = { ...before, list: [entry(4, 'new'), entry(1, 'A'), entry(3, 'C')] };
  const theirs = { ...before, list: [entry(2, 'B'), entry(1, 'A!'), entry(5, 'other')] };
  const found = differences(before, mine, theirs);
  expect(found.map(({ path, theirs }) => [path, theirs])).toEqual([
    [['list', 1, 'title'], 'A!'],
    [['list', 2], undefined],
    [['list', 3], entry(5, 'other')],
  ]);
  expect(withTheirs(mine, found)).toEqual({
    ...before,
    list: [entry(4, 'new'), entry(1, 'A!'), entry(5, 'other')],
  });
  expect(withTheirs(mine, [])).toEqual(mine);
});

it('words without keys are one field', () => {
  const theirs = { ...before, words: ['x', 'z', 'y'] };
  expect(differences(before, before, theirs)).toEqual([
    { path: ['words'], mine: ['x', 'y'], theirs: ['x', 'z', 'y'], isMineToo: false },
  ]);
});

it('the same change is none', () => {
  const changed = { ...before, words: [] };
  expect(differences(before, changed, changed)).toEqual([]);
});
