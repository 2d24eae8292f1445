import { describe, expect, test } from 'vitest';
import { policyFor } from './csp.ts';
import { inlineSheets } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample-page.ts';
import { pageFaults } from './verify.ts';

const page = inlineSheets(samplePage, sampleSheet);
const policy = policyFor(page, { frames: ['https://map.example'], mail: [] });
const headers = { 'content-security-policy': policy };

function faultsAfter(from: string | RegExp, to: string): string[] {
  const changed = page.replace(from, to);
  expect(changed).not.toBe(page);
  return pageFaults(changed, { headers });
}

describe('pageFaults', () => {
  test('finds none in a finished page', () => {
    expect(pageFaults(page, { headers })).toEqual([]);
  });

  test.each([
    ['an inline script', 'start()', 'start( )'],
    ['an inline style', '.of{content', '.of {content'],
  ])('finds one changed byte in %s', (_, from, to) => {
    expect(faultsAfter(from, to)).toEqual([expect.stringContaining('differs from its hash')]);
  });

  test('finds what the policy would block', () => {
    expect(faultsAfter('<h1>', '<h1 style="color:red">')).toEqual([
      expect.stringContaining('style attribute'),
    ]);
    expect(faultsAfter('<h1>', '<h1 onclick="go()">')).toEqual([
      expect.stringContaining('event handler'),
    ]);
  });

  test('finds a linked stylesheet that is not inlined', () => {
    expect(faultsAfter('<style>', '<link rel="stylesheet" href="/a.css"/><style>')).toHaveLength(1);
  });

  test('finds a foreign file', () => {
    expect(faultsAfter('<h1>', '<img src="https://a.example/b.png"/><h1>')).toHaveLength(1);
  });

  test('finds an unsafe policy', () => {
    const loose = { 'content-security-policy': policy.replace("'self'", "'unsafe-inline'") };
    expect(pageFaults(page, { headers: loose })).toContain('its policy allows something unsafe');
  });
});
