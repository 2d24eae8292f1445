import { expect, test } from 'vitest';
import { staticClasses } from '#tools/build/class-names.ts';
import { elementsOf } from './html.ts';
import { inlineSheets, withoutFontFaces } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample-page.ts';

const links = elementsOf(inlineSheets(samplePage, sampleSheet)).filter(
  ({ attributes }) => attributes.rel === 'stylesheet',
);

test('keeps each link in place, disabled', () => {
  expect(links.map(({ attributes }) => attributes)).toEqual([
    { media: 'not all', disabled: '', rel: 'stylesheet', href: '/assets/root-1.css' },
    { media: 'not all', disabled: '', rel: 'stylesheet', href: '/assets/shared-1.css#' },
  ]);
});

test('inlines the stylesheets in one element, in order, in front of the first link', () => {
  const html = inlineSheets(samplePage, sampleSheet);
  expect(html).toMatch(
    /<style>\.of\{content:"\/assets\/root-1\.css"\}\.of\{content:"\/assets\/shared-1\.css#"\}<\/style><link [^>]*root-1/,
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('rejects a stylesheet that would end its element', () => {
  expect(() => inlineSheets(samplePage, () => '/*</style>*/')).toThrow('would end the style');
});

test('rejects a stylesheet for one medium', () => {
  const page = samplePage.replace('rel="stylesheet"', 'rel="stylesheet" media="print"');
  expect(() => inlineSheets(page, sampleSheet)).toThrow('every medium');
});

test('leaves out rules for static classes that no element has, and blocks that they leave empty', () => {
  const [used = '', unused = ''] = staticClasses;
  const page = samplePage
    .replace('<h1>', `<h1 class="of ${used}">`)
    .replace(/<link rel="stylesheet" href="\/assets\/shared[^>]*>/, '');
  const kept = [
    `.of .${used}{top:0}`,
    `.of:not(.${unused}){top:0}`,
    `.${unused},.of{top:0}`,
    '.changes{top:0}',
    '@layer page;',
    `@keyframes ${unused}{0%{top:0}}`,
  ];
  const left = [`.${used} .${unused}:hover{top:0}`, `@layer page{@media print{.${unused}{top:0}}}`];
  const inlined = (needsAll: boolean) =>
    inlineSheets(page, () => [...kept, ...left].join(''), needsAll).match(
      /<style>(.*)<\/style>/,
    )?.[1];
  expect(inlined(false)).toBe(kept.join(''));
  expect(inlined(true)).toBe([...kept, ...left].join(''));
});

test('the linked sheets declare no fonts', () => {
  const css = Buffer.from('@font-face{font-family:a;src:url(a)}.of{top:0}');
  expect(String(withoutFontFaces(css))).toBe('.of{top:0}');
});
