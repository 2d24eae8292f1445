import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
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

it('without a variant for dark grounds, a dark drawing has a white plate there', async () => {
  put('mark.svg', svg(10, 10, NAVY));
  const { mark } = await readDrawings(folder);
  expect(mark.plate).toBe(true);
  expect(mark.onDark).toBe(mark.onLight);
  put('mark.svg', svg(10, 10, '#f08a3c'));
  expect((await readDrawings(folder)).mark.plate).toBe(false);
});

it('currentColor is the colour of the text', async () => {
  put('mark.svg', svg(10, 10, 'currentColor'));
  const { plate, onLight, onDark } = (await readDrawings(folder)).mark;
  expect(plate).toBe(false);
  expect(onLight.bytes.toString()).not.toContain('currentColor');
  expect(onLight.bytes).not.toEqual(onDark.bytes);
});

it('is inline in pages only as one SVG without ids for all grounds', async () => {
  const current = svg(10, 10, 'currentColor');
  const sources = [current, current.replace('<rect', '<rect id="a"'), svg(10, 10, NAVY)];
  const inline: (string | undefined)[] = [];
  for (const source of sources) {
    put('mark.svg', source);
    inline.push((await readDrawings(folder)).mark.inline);
  }
  expect(inline).toEqual([expect.stringContaining('fill="currentColor"'), undefined, undefined]);
});

it('reads variants, wordmark and icon, as SVG or PNG; without an icon it is the mark', async () => {
  put('mark.svg', svg(10, 10, NAVY));
  const plain = await readDrawings(folder);
  expect(plain.wordmark).toBeUndefined();
  expect(plain.icon).toBe(plain.mark);
  put('mark-dark.png', await png(300, 300, '#ffffff'));
  put('wordmark.png', await png(900, 200, NAVY));
  put('favicon.svg', svg(32, 32, NAVY));
  expect(await readDrawings(folder)).toMatchObject({
    mark: { plate: false, onLight: { type: 'svg' }, onDark: { type: 'png' } },
    wordmark: { onLight: { type: 'png', width: 900, height: 200 } },
    icon: { onLight: { width: 32, height: 32 } },
  });
});

it.each(['svg', 'png'])(
  'cuts the empty margins of a wordmark, and not those of an icon: %s',
  async (type) => {
    const inner = svg(180, 40, NAVY).replace('<svg', '<svg x="60" y="80" width="180" height="40"');
    const lockup = `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" height="200mm" viewBox="0 0 300 200">${inner}</svg>`;
    const file =
      type === 'svg' ? lockup : await sharp(Buffer.from(lockup), { density: 96 }).png().toBuffer();
    put('mark.svg', svg(10, 10, NAVY));
    put(`wordmark.${type}`, file);
    put(`favicon.${type}`, file);
    const { wordmark, icon } = await readDrawings(folder);
    const { width = 0, height = 0, bytes } = wordmark?.onLight ?? {};
    expect(width / height).toBeCloseTo(180 / 40, 0);
    const { info } = await sharp(bytes).trim().toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(180 / 40, 0);
    expect(icon.onLight.width / icon.onLight.height).toBeCloseTo(1.5, 1);
  },
);

it('reports a wordmark of white letters beside a coloured symbol', async () => {
  const white = '<path fill="#fff" d="M14 0h30v10h-30"/></svg>';
  put('mark.svg', svg(10, 10, '#d9480f'));
  put(
    'wordmark.svg',
    svg(10, 10, '#d9480f').replace('0 0 10 10', '0 0 44 10').replace('</svg>', white),
  );
  await expect(readDrawings(folder)).rejects.toThrow(/wordmark\.svg: expected a drawing visible/);
});

const jpeg = async () =>
  sharp(await png(300, 300, NAVY))
    .jpeg()
    .toBuffer();

const mark = svg(10, 10, NAVY);
const names =
  /logo\.svg: expected one of mark, mark-dark, wordmark, .*favicon-dark, as \.svg or \.png$/;

it.each<[Record<string, string | Promise<Buffer>>, RegExp]>([
  [{}, /expected the company's symbol as mark\.svg or mark\.png$/],
  [{ 'logo.svg': mark }, names],
  [{ 'mark.svg': mark, 'mark.png': png(300, 300, NAVY) }, /mark\.png: expected one file, but mark/],
  [{ 'mark.svg': mark, 'wordmark-dark.svg': mark }, /expected wordmark\.svg or \.png beside it$/],
  [
    { 'mark.svg': mark, 'mark-dark.svg': svg(10, 10, '#0d1a21') },
    /a drawing visible on the ground #/,
  ],
  [{ 'mark.svg': svg(10, 10, 'none') }, /mark\.svg: expected a drawing visible/],
  [{ 'mark.svg': mark.replace('</svg>', '<text>A</text></svg>') }, /letters as outlines, got text/],
  [{ 'mark.svg': svg(50, 10, NAVY) }, /at most 2 times as wide as high, got 50 × 10; .* wordmark$/],
  [{ 'mark.svg': svg(10, 50, NAVY) }, /at most 2 times as high as wide, got 10 × 50/],
  [{ 'mark.png': png(64, 64, NAVY) }, /at least 288 px on the longer side, got 64 × 64/],
  [{ 'mark.png': jpeg() }, /expected a PNG file, got jpeg; export it as PNG or SVG$/],
  [{ 'mark.png': 'not a picture' }, /mark\.png: expected a PNG file/],
])('a mistake in the files %o is reported: %s', async (files, message) => {
  for (const [name, content] of Object.entries(files)) put(name, await content);
  await expect(readDrawings(folder)).rejects.toThrow(message);
});
