import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { readDrawings } from './drawings.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryDirectory();
});

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

const svg = (width: number, height: number, fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`;

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const NAVY = '#0b2a5a';

describe('a drawing without a variant for dark grounds', () => {
  it('has a white plate there if it is dark, and none if it shows on both', async () => {
    put('mark.svg', svg(10, 10, NAVY));
    const { mark } = await readDrawings(folder);
    expect(mark.plate).toBe(true);
    expect(mark.onDark).toBe(mark.onLight);
    put('mark.svg', svg(10, 10, '#d9480f'));
    expect((await readDrawings(folder)).mark.plate).toBe(false);
  });

  it('has the colour of the text instead of currentColor', async () => {
    put('mark.svg', svg(10, 10, 'currentColor'));
    const { plate, onLight, onDark } = (await readDrawings(folder)).mark;
    expect(plate).toBe(false);
    expect(onLight.bytes.toString()).not.toContain('currentColor');
    expect(onLight.bytes).not.toEqual(onDark.bytes);
  });
});

it('is inline in pages only as one SVG without ids for all grounds', async () => {
  const inline = async () => (await readDrawings(folder)).mark.inline;
  put('mark.svg', svg(10, 10, 'currentColor'));
  expect(await inline()).toContain('fill="currentColor"');
  put('mark.svg', svg(10, 10, 'currentColor').replace('<rect', '<rect id="a"'));
  expect(await inline()).toBeUndefined();
  put('mark.svg', svg(10, 10, NAVY));
  expect(await inline()).toBeUndefined();
  put('mark-dark.svg', svg(10, 10, '#ffffff'));
  expect(await inline()).toBeUndefined();
});

it('uses a variant for dark grounds, as SVG or PNG', async () => {
  put('mark.svg', svg(10, 10, NAVY));
  put('mark-dark.png', await png(300, 300, '#ffffff'));
  const { mark } = await readDrawings(folder);
  expect(mark).toMatchObject({ plate: false, onLight: { type: 'svg' }, onDark: { type: 'png' } });
});

it('reads a wordmark and an icon; without one the icon is the mark', async () => {
  put('mark.svg', svg(10, 10, NAVY));
  const plain = await readDrawings(folder);
  expect(plain.wordmark).toBeUndefined();
  expect(plain.icon).toBe(plain.mark);
  put('wordmark.png', await png(900, 200, NAVY));
  put('favicon.svg', svg(32, 32, NAVY));
  const all = await readDrawings(folder);
  expect(all.wordmark?.onLight).toMatchObject({ type: 'png', width: 900, height: 200 });
  expect(all.icon.onLight.bytes.toString()).toContain('viewBox="0 0 32 32"');
});

describe('a mistake is reported', () => {
  const reported = (message: RegExp) => expect(readDrawings(folder)).rejects.toThrow(message);

  it('without a mark', () => reported(/expected the company's symbol as mark\.svg or mark\.png$/));

  it('for an unknown name', () => {
    put('logo.svg', svg(10, 10, NAVY));
    return reported(
      /logo\.svg: expected one of mark, mark-dark, wordmark, wordmark-dark, favicon, favicon-dark, as \.svg or \.png$/,
    );
  });

  it('for two files of one drawing', async () => {
    put('mark.svg', svg(10, 10, NAVY));
    put('mark.png', await png(300, 300, NAVY));
    await reported(/mark\.png: expected one file, but mark\.svg is there too$/);
  });

  it('for a dark variant alone', () => {
    put('mark.svg', svg(10, 10, NAVY));
    put('wordmark-dark.svg', svg(50, 10, '#ffffff'));
    return reported(/wordmark-dark\.svg: expected wordmark\.svg or \.png beside it$/);
  });

  it('for a drawing in the colour of its ground, or empty', async () => {
    put('mark.svg', svg(10, 10, '#ffffff'));
    await reported(/mark\.svg: expected a drawing visible on the ground #/);
    put('mark.svg', svg(10, 10, 'none'));
    await reported(/mark\.svg: expected a drawing visible/);
    put('mark.svg', svg(10, 10, NAVY));
    put('mark-dark.svg', svg(10, 10, '#0d1a21'));
    await reported(/mark-dark\.svg: expected a drawing visible/);
  });

  it('for letters that are text', () => {
    put('mark.svg', svg(10, 10, NAVY).replace('</svg>', '<text>A</text></svg>'));
    return reported(/mark\.svg: expected letters as outlines, got text/);
  });

  it.each([
    [svg(50, 10, NAVY), /at most 2 times as wide as high, got 50 × 10; .* wordmark$/],
    [svg(10, 50, NAVY), /at most 2 times as high as wide, got 10 × 50/],
  ])('for a mark that is too wide or too high', async (drawing, message) => {
    put('mark.svg', drawing);
    await reported(message);
  });

  it('for a PNG that is too small, or another format', async () => {
    put('mark.png', await png(64, 64, NAVY));
    await reported(/mark\.png: expected at least 288 px on the longer side, got 64 × 64/);
    put(
      'mark.png',
      await sharp(await png(300, 300, NAVY))
        .jpeg()
        .toBuffer(),
    );
    await reported(/mark\.png: expected a PNG file, got jpeg; export it as PNG or SVG$/);
    put('mark.png', 'not a picture');
    await reported(/mark\.png: expected a PNG file/);
  });
});
