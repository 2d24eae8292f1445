import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('every item is worked on once, in order, two at a time', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = atMost(2, [1, 2, 3], (item) => {
    begun.push(item);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    return promise;
  });
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await all;
});

test('a failure of one is that of all', async () => {
  const work = (item: number) =>
    item === 2 ? Promise.reject(new Error('second')) : Promise.resolve();
  await expect(atMost(2, [1, 2, 3], work)).rejects.toThrow('second');
});
