import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { cached } from './cached.ts';

it('computes a result once and serves concurrent calls', async () => {
  onTestFinished(() => rm('build/cache/cached-test', { recursive: true }));
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
