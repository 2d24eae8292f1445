import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { test as check, expect } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { matchPath } from 'react-router';
import routes from '#app/routes.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { pages, readEncoded, readPage } from '../pages.ts';
import { pageWeights } from './page-weights.ts';

/**
 * Bytes of a page at first view, with brotli where it saves any (decision 0006). Two kilobytes are the first picture in
 * small (decision 0015).
 */
const KB = 1024;
const htmlLimits: Record<string, number> = {
  // With a hero, the line for bid managers, and in Arabic the names of all clients and partners below their logos.
  '/': 22.8 * KB,
  // With the texts of the field for files.
  '/contact': 16 * KB,
  // Eighty-odd answers and the records behind them (decision 0204), and a drawing.
  '/prequalification': 28.2 * KB,
  // The register, and its records for the filter.
  '/project': 23.8 * KB,
};
const otherHtml = 23.6 * KB;

/** Pages in another language may be a tenth larger: outside ASCII, a letter has two bytes or more. */
function placeOf(path: string): { path: string; share: number } {
  const base = LANGUAGES.slice(1)
    .map(({ code }) => baseOf(code))
    .find((each) => `${path}/`.startsWith(`${each}/`));
  return base === undefined
    ? { path, share: 1 }
    : { path: path.slice(base.length) || '/', share: 1.1 };
}

/** The script of every page, which a page of text needs alone. */
const scriptLimit = 12 * KB;

/** With React and all islands. Template pages have further sections and forms. */
function hydratedLimit(path: string): number {
  if (isTemplate(path)) return 104 * KB;
  return (path === '/' ? 85 : 95) * KB;
}

function isTemplate(path: string): boolean {
  return routes.some(
    ({ file, children = [] }) =>
      file === 'estate/layout.tsx' &&
      children.some((page) => matchPath(`/${page.path}`, path) !== null),
  );
}

check('every page stays within its budget', () => {
  for (const { path, html, scripts, hydrated, fonts } of pageWeights()) {
    const { path: own, share } = placeOf(path);
    const htmlLimit = share * (htmlLimits[own] ?? otherHtml);
    expect.soft(html, `${path}: HTML with its CSS`).toBeLessThanOrEqual(htmlLimit);
    expect.soft(scripts, `${path}: JavaScript`).toBeLessThanOrEqual(scriptLimit);
    expect.soft(hydrated, `${path}: all islands`).toBeLessThanOrEqual(hydratedLimit(own));
    expect.soft(fonts, `${path}: fonts`).toBeLessThanOrEqual(70 * KB);
  }
});

/** Bytes that a server sends before the first acknowledgement: ten packets (RFC 6928). */
const FIRST_FLIGHT = 14_600;

check('the first flight of every page has its styles, the header, and the hero or banner', () => {
  expect(pages).not.toHaveLength(0);
  for (const page of pages) {
    const sent = readEncoded(page).subarray(0, FIRST_FLIGHT);
    const html = brotliDecompressSync(sent, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    const whole = readPage(page);
    expect.soft(html.length, page).toBeGreaterThan(endOfFirstView(whole, isTemplate(page)));
    expect.soft(whole.lastIndexOf('<style'), page).toBeLessThan(whole.indexOf('<header'));
  }
});

check('every preloaded font arrives in the first flight of its connection', () => {
  const fonts = Object.values(JSON.parse(readFileSync('build/fonts.json', 'utf8'))).flat();
  expect(fonts).not.toHaveLength(0);
  const headers = 600;
  for (const font of fonts) {
    const { size } = statSync(`build/site/files${font}`);
    expect.soft(size, String(font)).toBeLessThanOrEqual(FIRST_FLIGHT - headers);
  }
});

/** Offset of the end of the title's dark band (else of the title), or of the preloaded picture if that is later. */
function endOfFirstView(html: string, hasLatePicture: boolean): number {
  const open: string[] = [];
  let band: number | undefined;
  let end = 0;
  const parser = new Parser({
    onopentag(name, { class: classes = '', fetchpriority }) {
      open.push(classes);
      if (fetchpriority === 'high' && !hasLatePicture) end = Math.max(end, parser.endIndex);
      if (name !== 'h1') return;
      const night = open.findIndex((each) => each.split(' ').includes('night'));
      band = night < 0 ? open.length - 1 : night;
    },
    onclosetag() {
      open.pop();
      if (open.length !== band) return;
      end = Math.max(end, parser.endIndex);
      band = undefined;
    },
  });
  parser.end(html);
  return end;
}
