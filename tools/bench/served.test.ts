import { expect, test } from 'vitest';
import { delayScripts } from '#tools/postbuild/delay-scripts.ts';
import { inlineSheets } from '#tools/postbuild/inline-sheets.ts';
import { samplePage, sampleSheet } from '#tools/postbuild/sample-page.ts';
import { extractStart } from '#tools/postbuild/start-file.ts';
import { withoutScripts } from './served.ts';

test('the floor is the page without scripts', () => {
  const { html, path } = extractStart(samplePage);
  const floor = withoutScripts(delayScripts(inlineSheets(html, sampleSheet), path));
  expect(floor).toContain('<h1>Works &amp; more</h1>');
  expect(floor).toContain('<style>');
  expect(floor).toContain('application/ld+json');
  expect(floor).not.toMatch(/modulepreload|restoreScroll|data-start/);
});
