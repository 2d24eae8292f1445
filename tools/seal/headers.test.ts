// What a file that is no page may do when it is opened by itself (decision 0005).
import { expect, it } from 'vitest';
import { assetHeaders } from './headers.ts';

it('a drawing opened by itself shows what it carries and loads nothing', () => {
  expect(assetHeaders('/marks/portraits/a.svg')['content-security-policy']).toBe(
    "default-src 'none'; img-src data:; frame-ancestors 'none'",
  );
});
