import { expect, test } from 'vitest';
import { problemOf, sentName } from './check-file.ts';

const file = (name: string, ...parts: string[]) => new File(parts, name);

test.each([
  ['a drawing', file('plan.pdf', '%PDF-1.7'), undefined],
  ['one without an extension', file('plan', '%PDF-1.7'), undefined],
  ['a program with the name of a drawing', file('plan.pdf', 'MZ'), 'type'],
  ['an empty one', file('plan.pdf'), 'empty'],
])('%s', async (_, given, problem) => {
  expect(await problemOf(given)).toBe(problem);
});

test('a file that cannot be read is gone', async () => {
  const gone = file('plan.pdf', '%PDF-1.7');
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as never;
  expect(await problemOf(gone)).toBe('gone');
});

test('of a name that is too long the end is sent', () => {
  expect(sentName(`${'🏗'.repeat(300)}.pdf`)).toBe(`${'🏗'.repeat(251)}.pdf`);
});
