import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('leaves out slashes that HTML ignores, and keeps those of SVG', () => {
  const html =
    '<meta charSet="utf-8"/><img alt="a / b" src="/a.svg"/><svg><path d="M0 0"/></svg><br/>';
  expect(shorten(html)).toBe(
    '<meta charSet="utf-8"><img alt="a / b" src="/a.svg"><svg><path d="M0 0"/></svg><br>',
  );
});
