import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('leaves out slashes that HTML ignores, and keeps those of SVG', () => {
  const html =
    '<meta charSet="utf-8"/><img alt="a / b" src="/a.svg"/><svg><path d="M0 0"/></svg><br/>';
  expect(shorten(html)).toBe(
    '<meta charSet="utf-8"><img alt="a / b" src="/a.svg"><svg><path d="M0 0"/></svg><br>',
  );
});

test('minifies the script that restores the scroll position, and no other', () => {
  const script =
    '((storageKey, restoreKey) => {\n\t\tsessionStorage.getItem(storageKey);\n\t})("k", null)';
  const other = '<script type="application/ld+json">{ "a": 1 }</script>';
  const short = shorten(`<script>${script}</script>${other}`);
  expect(short).toMatch(/^<script>\(\(?\w+[^\n]*sessionStorage\.getItem\(\w+\)[^\n]*<\/script>/);
  expect(short.endsWith(other)).toBe(true);
});
