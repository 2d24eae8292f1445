import { expect, test } from 'vitest';
import { delayScripts } from '#tools/postbuild/delay-scripts.ts';
import { inlineSheets } from '#tools/postbuild/inline-sheets.ts';
import { samplePage, sampleSheet } from '#tools/postbuild/sample-page.ts';
import { withoutScripts } from './served.ts';

test('the floor is the page without scripts', () => {
  const floor = withoutScripts(
    delayScripts(inlineSheets(samplePage, sampleSheet), '/assets/payload-1.data'),
  );
  expect(floor).toContain('<h1>Works &amp; more</h1>');
  expect(floor).toContain('<style>');
  expect(floor).toContain('application/ld+json');
  expect(floor).not.toMatch(/late-module|modulepreload|window\.context|data-build/);
});
