// Work that is done once: also when two ask for it at the same moment.
import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { cached } from './cached.ts';

it('keeps what was made, also for those who asked meanwhile', async () => {
  onTestFinished(() => rm('node_modules/.cache/cached-test', { recursive: true }));
  let makings = 0;
  const ask = () =>
    cached('cached-test', ['the same'], async () => {
      makings++;
      return Buffer.from('made');
    });
  const all = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(all.map(String))).toEqual(new Set(['made']));
  const before = makings;
  expect(String(await ask())).toBe('made');
  expect(makings).toBe(before);
});
