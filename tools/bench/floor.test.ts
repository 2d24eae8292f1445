import { expect, test } from 'vitest';
import { delayScripts } from '#tools/seal/delay-scripts.ts';
import { inlineSheets } from '#tools/seal/inline-sheets.ts';
import { samplePage, sampleSheet } from '#tools/seal/sample.ts';
import { withoutScripts } from './floor.ts';

test('the floor is the sealed page without anything that runs', () => {
  const floor = withoutScripts(
    delayScripts(inlineSheets(samplePage, sampleSheet), '/assets/payload-1.data'),
  );
  expect(floor).toContain('<h1>Works &amp; more</h1>');
  expect(floor).toContain('<style>');
  expect(floor).toContain('application/ld+json');
  expect(floor).not.toMatch(/late-module|modulepreload|window\.context|data-build/);
});
