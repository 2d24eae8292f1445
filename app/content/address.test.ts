import { expect, test } from 'vitest';
import { readableAddress } from './address.ts';

test.each([
  ['https://a.example/%D8%AE%D8%B2%D8%A7%D9%86-650%2F2', 'https://a.example/خزان-650%2F2'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/100%25-%22shut%22', '/100%25-%22shut%22'],
])('%s is readable as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
