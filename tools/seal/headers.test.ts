// What a file that is no page may do when it is opened by itself (decision 0005).
import { expect, it } from 'vitest';
import { assetHeaders, dataHeaders, isHashed } from './headers.ts';

it('a drawing opened by itself shows what it carries and loads nothing', () => {
  expect(assetHeaders('/marks/portraits/a.svg')['content-security-policy']).toBe(
    "default-src 'none'; img-src data:; frame-ancestors 'none'",
  );
});

it('data of a page is fresh for as long as a link takes to be followed, and names its build', () => {
  expect(dataHeaders('541bf3f1')).toEqual({ 'cache-control': 'max-age=30', 'x-build': '541bf3f1' });
  expect(['/contact.data', '/assets/payload-1.data'].map(isHashed)).toEqual([false, true]);
});
