import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { policyFor } from './csp.ts';
import { inlineSheets } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample-page.ts';
import { faultsOf, pageFaults } from './verify.ts';

const page = inlineSheets(samplePage, sampleSheet, []);
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

test('faultsOf finds files that are missing, or only left by an earlier build', () => {
  const folder = temporaryDirectory();
  writeFileSync(
    join(folder, 'index.json'),
    '["/assets/now.json","/assets/old.json","/assets/no.js"]',
  );
  const json = {
    file: 'index.json',
    encodings: {},
    headers: { 'content-type': 'application/json' },
  };
  const files = {
    '/assets/index.json': json,
    '/assets/now.json': json,
    '/assets/old.json': { ...json, file: 'old.json', until: '2027-01-01T00:00:00Z' },
    '/gone': { ...json, file: 'gone.html' },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files }));
  expect(new Set(faultsOf(folder))).toEqual(
    new Set([
      '/assets/index.json: names /assets/old.json, which this build has not',
      '/assets/index.json: names /assets/no.js, which this build has not',
      '/assets/now.json: names /assets/old.json, which this build has not',
      '/assets/now.json: names /assets/no.js, which this build has not',
      '/gone: gone.html is missing',
    ]),
  );
});
