import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { asReference, referenceOf } from './reference.ts';

it('a reference comes from the random end of an id, and is the same however it is typed', () => {
  expect(referenceOf('01a1fcba-6587-75be-911e-c2fc6b017495')).toBe('ZHNG-2X4N');
  expect(referenceOf('00000000-0000-7000-8000-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  for (const typed of ['zhng-2x4n', 'ZHNG2X4N', ' zhng 2X4n ']) {
    expect(asReference(typed)).toBe('ZHNG-2X4N');
  }
  expect(asReference('il11-oooo')).toBe('1111-0000');
  const references = Array.from({ length: 1000 }, () => referenceOf(randomUUIDv7()));
  expect(new Set(references).size).toBe(1000);
  expect(
    references.every((each) => /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(each)),
  ).toBe(true);
});
