import { expect, test } from 'vitest';
import { scopedNames } from '#tools/build/class-names.ts';
import { inlineSheets } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample-page.ts';

test('replaces the links by one element with their rules, in order', () => {
  const html = inlineSheets(samplePage, sampleSheet, []);
  expect(html).toContain(
    '<style>.of{content:"/assets/root-1.css"}.of{content:"/assets/shared-1.css#"}</style><script>start()',
  );
  expect(html).not.toContain('rel="stylesheet"');
});

test('rejects a stylesheet that would end its element, or is for one medium', () => {
  expect(() => inlineSheets(samplePage, () => '/*</style>*/', [])).toThrow('would end the style');
  const page = samplePage.replace('rel="stylesheet"', 'rel="stylesheet" media="print"');
  expect(() => inlineSheets(page, sampleSheet, [])).toThrow('every medium');
});

test('leaves out rules for classes that neither element nor script names, and blocks that they leave empty', () => {
  const [used = '', unused = '', later = ''] = scopedNames;
  const page = samplePage
    .replace('<h1>', `<h1 class="of ${used}">`)
    .replace(/<link rel="stylesheet" href="\/assets\/shared[^>]*>/, '');
  const kept = [
    `.of .${used}{top:0}`,
    `.of:not(.${unused}){top:0}`,
    `.${unused},.of{top:0}`,
    `.${later}{top:0}`,
    '.changes{top:0}',
    '@layer page;',
    `@keyframes ${unused}{0%{top:0}}`,
  ];
  const left = [`.${used} .${unused}:hover{top:0}`, `@layer page{@media print{.${unused}{top:0}}}`];
  const html = inlineSheets(page, () => [...kept, ...left].join(''), [
    `const c={later:"${later}"}`,
  ]);
  expect(html.match(/<style>(.*)<\/style>/)?.[1]).toBe(kept.join(''));
});
