import { expect, test } from 'vitest';
import type { FileEntry } from './file-entries.ts';
import { stateText } from './file-words.ts';
import { tooLarge } from './limits.ts';
import { texts } from './texts.ts';

const GIGABYTE = 1024 ** 3;

const entry = (change: Partial<FileEntry>): FileEntry => ({
  ...{ key: 1, name: 'plan.pdf', size: 1000, lastModified: 0, sent: 0, state: 'sending' },
  ...change,
});

test('a share is rounded down, and is whole only once the desk has answered', () => {
  const words = (sent: number) => stateText(entry({ sent }), false);
  expect(words(299)).toBe(texts.states.sending.replace('{share}', '29%'));
  expect(words(1000)).toBe(texts.states.sending.replace('{share}', '99%'));
});

test('the name of a file does not change the direction of the words round it', () => {
  const refused = entry({ name: 'مخطط.pdf', state: 'refused', problem: 'gone' });
  expect(stateText(refused, false)).toBe(
    texts.errors.gone.replace('{file}', '\u2068مخطط.pdf\u2069'),
  );
});

test('files count together, except those that do not arrive and the one that is replaced', () => {
  const files = [
    entry({ key: 1, size: GIGABYTE }),
    entry({ key: 2, size: GIGABYTE, state: 'refused' }),
  ];
  expect(tooLarge(GIGABYTE, { files, isPlain: false })).toBeUndefined();
  expect(tooLarge(GIGABYTE + 1, { files, isPlain: false })).toBe('tooLarge');
  expect(tooLarge(2 * GIGABYTE, { files, isPlain: false }, 1)).toBeUndefined();
  expect(tooLarge(6_000_000, { files: [], isPlain: true })).toBe('tooLarge');
});
