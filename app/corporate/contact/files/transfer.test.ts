import { expect, test } from 'vitest';
import { pauseBefore } from './transfer.ts';

test('pauses grow up to half a minute', () => {
  const pauses = Array.from({ length: 7 }, (_, attempt) => pauseBefore(attempt) / 1000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
});
