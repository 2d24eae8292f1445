import { describe, expect, test } from 'vitest';
import { delayScripts } from './delay-scripts.ts';
import { inlineSheets } from './inline-sheets.ts';
import { policyFor } from './policy.ts';
import { samplePage, sampleSheet } from './sample.ts';
import { pageFaults } from './verify.ts';

const sealed = delayScripts(inlineSheets(samplePage, sampleSheet), '/assets/payload-1.data');
const policy = policyFor(sealed, { frames: ['https://map.example'], mail: [] });
const headers = { 'content-security-policy': policy };

function faultsAfter(from: string | RegExp, to: string): string[] {
  const changed = sealed.replace(from, to);
  expect(changed).not.toBe(sealed);
  return pageFaults(changed, { headers });
}

describe('pageFaults', () => {
  test('finds none in a page as it was sealed', () => {
    expect(pageFaults(sealed, { headers })).toEqual([]);
  });

  test.each([
    ['an inline script', 'window.context =', 'window.context  ='],
    ['an inline style', '.of{content', '.of {content'],
    ['the module that starts late', 'import("/assets/entry-1.js")', 'import("/assets/entry-2.js")'],
    [
      'the script that starts it',
      'data-payload="/assets/payload-1.data">',
      'data-payload="/assets/payload-1.data"> ',
    ],
  ])('notices one byte changed in %s', (_, from, to) => {
    expect(faultsAfter(from, to)).toEqual([expect.stringContaining('differs from its hash')]);
  });

  test('notices what the policy would refuse', () => {
    expect(faultsAfter('<h1>', '<h1 style="color:red">')).toEqual([
      expect.stringContaining('style attribute'),
    ]);
    expect(faultsAfter('<h1>', '<h1 onclick="go()">')).toEqual([
      expect.stringContaining('event handler'),
    ]);
  });

  test('notices a sheet or a preload that was woken', () => {
    expect(faultsAfter('media="not all" disabled="" ', '')).toHaveLength(1);
    expect(faultsAfter('media="not all" rel="modulepreload"', 'rel="modulepreload"')).toHaveLength(
      1,
    );
  });

  test('notices a linked sheet whose text is not in the page', () => {
    expect(faultsAfter(/<style>[^<]*<\/style>/, '')).toHaveLength(1);
  });

  test('notices a file from elsewhere', () => {
    expect(faultsAfter('<h1>', '<img src="https://a.example/b.png"/><h1>')).toHaveLength(1);
  });

  test('notices a policy that lets anything pass', () => {
    const loose = { 'content-security-policy': policy.replace("'self'", "'unsafe-inline'") };
    expect(pageFaults(sealed, { headers: loose })).toContain('its policy allows something unsafe');
  });
});
