import { expect, it } from 'vitest';
import { migrationFiles } from './migration-files.ts';

it('numbers the migrations of this program from 1, and takes nothing else for one', () => {
  expect(migrationFiles().length).toBeGreaterThan(0);
  expect(migrationFiles(['0002-b.ts', '0001-a.ts', '0001-a.test.ts', 'notes.md'])).toEqual([
    { number: 1, name: '0001-a.ts' },
    { number: 2, name: '0002-b.ts' },
  ]);
});

it.each([
  [
    'taken twice',
    ['0001-a.ts', '0002-b.ts', '0002-c.ts'],
    '0002-b.ts and 0002-c.ts have the same number',
  ],
  ['left out', ['0001-a.ts', '0003-c.ts'], '0003-c.ts: expected the number 2'],
])('refuses a number that is %s, as after a merge of two branches', (_, names, message) => {
  expect(() => migrationFiles(names)).toThrow(message);
});
