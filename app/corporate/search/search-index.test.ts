import { expect, test } from 'vitest';
import { decodePostings, encodePostings } from './search-index.ts';

test('lists of sections survive encoding, also beyond 256 sections', () => {
  const lists = [[0], [0, 1, 58, 59], [], [3, 900, 901, 60_000]];
  const written = JSON.parse(JSON.stringify(encodePostings(lists)));
  expect(decodePostings(Buffer.from(written).toString())).toEqual(lists);
});
