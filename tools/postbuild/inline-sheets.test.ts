import { expect, test } from 'vitest';
import { elementsOf } from './html.ts';
import { inlineSheets } from './inline-sheets.ts';
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
