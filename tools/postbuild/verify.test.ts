import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { policyFor } from './csp.ts';
import { inlineSheets } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample-page.ts';
import { faultsOf, pageFaults } from './verify.ts';

const page = inlineSheets(samplePage, sampleSheet, []);
const policy = policyFor(page, { frames: ['https://map.example'], mail: [] });
const headers = { 'content-security-policy': policy };

test.each([
  ['nothing in a finished page', '<h1>', '<h1>'],
  ['one changed byte in a script', 'start()', 'start( )', 'differs from its hash'],
  ['one changed byte in a style', '.of{content', '.of {content', 'differs from its hash'],
  ['a style attribute', '<h1>', '<h1 style="color:red">', 'style attribute'],
  ['an event handler', '<h1>', '<h1 onclick="go()">', 'event handler'],
  ['a linked stylesheet', '<style>', '<link rel="stylesheet" href="/a.css"/><style>', ''],
  ['a foreign file', '<h1>', '<img src="https://a.example/b.png"/><h1>', ''],
])('pageFaults finds %s', (_, from, to, ...faults) => {
  expect(page).toContain(from);
  expect(pageFaults(page.replace(from, to), { headers })).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test('pageFaults finds an unsafe policy', () => {
  const loose = { 'content-security-policy': policy.replace("'self'", "'unsafe-inline'") };
  expect(pageFaults(page, { headers: loose })).toContain('its policy allows something unsafe');
});

test('faultsOf finds files that are missing, or only left by an earlier build', () => {
  const folder = temporaryDirectory();
  writeFileSync(join(folder, 'i.json'), '["/assets/now.json","/assets/old.json","/assets/no.js"]');
  const json = {
    file: 'i.json',
    encodings: {},
    headers: { 'content-type': 'application/json' },
  };
  const files = {
    '/assets/now.json': json,
    '/assets/old.json': { ...json, file: 'old.json', until: '2027-01-01T00:00:00Z' },
    '/gone': { ...json, file: 'gone.html' },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files }));
  expect(faultsOf(folder).toSorted()).toEqual([
    '/assets/now.json: names /assets/no.js, which this build has not',
    '/assets/now.json: names /assets/old.json, which this build has not',
    '/gone: gone.html is missing',
  ]);
});
