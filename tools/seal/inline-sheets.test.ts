import { expect, test } from 'vitest';
import { elementsOf } from './html.ts';
import { inlineSheets } from './inline-sheets.ts';
import { samplePage, sampleSheet } from './sample.ts';

const links = elementsOf(inlineSheets(samplePage, sampleSheet)).filter(
  ({ attributes }) => attributes.rel === 'stylesheet',
);

test('each link stays where it was, muted, so that React finds it', () => {
  expect(links.map(({ attributes }) => attributes)).toEqual([
    { media: 'not all', disabled: '', rel: 'stylesheet', href: '/assets/root-1.css' },
    { media: 'not all', disabled: '', rel: 'stylesheet', href: '/assets/shared-1.css#' },
  ]);
});

test('the sheets stand in one element, in their order, in front of the first link', () => {
  const html = inlineSheets(samplePage, sampleSheet);
  expect(html).toMatch(
    /<style>\.of\{content:"\/assets\/root-1\.css"\}\.of\{content:"\/assets\/shared-1\.css#"\}<\/style><link [^>]*root-1/,
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('a sheet that would end its element is refused', () => {
  expect(() => inlineSheets(samplePage, () => '/*</style>*/')).toThrow('would end the style');
});

test('a sheet for one medium is refused rather than applied to all', () => {
  const page = samplePage.replace('rel="stylesheet"', 'rel="stylesheet" media="print"');
  expect(() => inlineSheets(page, sampleSheet)).toThrow('every medium');
});
