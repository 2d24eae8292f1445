import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { textOf } from '#app/content/files.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { paletteOf } from '#shared/palette.ts';
import { prepareSvg } from '#tools/svg/svg.ts';

/** A drawing of the brand as it is shown on light and on dark grounds. */
export interface Drawing {
  onLight: Image;
  onDark: Image;
  /** Whether it needs a white plate on dark grounds, because it has no variant for them. */
  plate: boolean;
  /** Source of an SVG that shows on all grounds, and has no effect on a page around it. */
  inline?: string;
}

/** An SVG that is safe to publish, or a PNG. */
export interface Image {
  type: 'svg' | 'png';
  bytes: Buffer;
  /** Natural size: user units of an SVG, pixels of a PNG. */
  width: number;
  height: number;
}

/** The drawings of a brand. */
export interface BrandDrawings {
  /** The symbol. */
  mark: Drawing;
  /** Symbol and name in one drawing. */
  wordmark?: Drawing;
  /** The drawing for icons: its own, else the mark. */
  icon: Drawing;
}

interface Rule {
  /** Limits of width divided by height. */
  ratio: readonly [min: number, max: number];
  /** Least width or height of a PNG, in pixels. */
  pixels: number;
}

/** The mark is up to 287 px high in icons, a wordmark up to 600 px wide on dense screens. */
const RULES = {
  mark: { ratio: [1 / 2, 2], pixels: 288 },
  wordmark: { ratio: [2 / 3, 12], pixels: 600 },
  favicon: { ratio: [1 / 2, 2], pixels: 288 },
} satisfies Record<string, Rule>;

type Name = keyof typeof RULES;

const NAMES: readonly string[] = Object.keys(RULES).flatMap((name) => [name, `${name}-dark`]);

/**
 * Reads the drawings of media/brand.
 *
 * @throws ContentMistake for a missing mark, an unknown file or a drawing that cannot be shown
 */
export async function readDrawings(folder = 'media/brand'): Promise<BrandDrawings> {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => !file.startsWith('.'))
    : [];
  for (const file of files) {
    const [, name = ''] = /^(.+)\.(?:svg|png)$/.exec(file) ?? [];
    if (!NAMES.includes(name)) {
      throw new ContentMistake(
        `${folder}/${file}: expected one of ${NAMES.join(', ')}, as .svg or .png`,
      );
    }
    if (files.includes(`${name}.svg`) && files.includes(`${name}.png`)) {
      throw new ContentMistake(
        `${folder}/${name}.png: expected one file, but ${name}.svg is there too`,
      );
    }
  }
  const read = (name: Name) => drawing(folder, files, name);
  const [mark, wordmark, favicon] = [
    await read('mark'),
    await read('wordmark'),
    await read('favicon'),
  ];
  if (!mark) {
    throw new ContentMistake(`${folder}: expected the company's symbol as mark.svg or mark.png`);
  }
  return { mark, ...(wordmark ? { wordmark } : {}), icon: favicon ?? mark };
}

async function drawing(
  folder: string,
  files: readonly string[],
  name: Name,
): Promise<Drawing | undefined> {
  const fileOf = (wanted: string) => {
    const file = files.find((each) => each.replace(/\.\w+$/, '') === wanted);
    return file && join(folder, file);
  };
  const [file, darkFile] = [fileOf(name), fileOf(`${name}-dark`)];
  if (!file) {
    if (darkFile) throw new ContentMistake(`${darkFile}: expected ${name}.svg or .png beside it`);
    return undefined;
  }
  const { ground, text } = paletteOf(readSettings().brand).roles;
  const [paper, night, darkPage] = ground;
  const light = await readImage(file, RULES[name], text[0]);
  const dark = await readImage(darkFile ?? file, RULES[name], text[1]);
  await checkSeen(file, light, paper);
  if (darkFile) {
    for (const each of [night, darkPage]) await checkSeen(darkFile, dark, each);
  }
  // A drawing that is light enough for the page is so for the darker bands.
  const plate = !darkFile && (await shareWith(3, dark, darkPage)) < 0.9;
  const { type, bytes } = await readImage(file, RULES[name], 'currentColor');
  // Ids would be those of the page.
  const isPlain = type === 'svg' && !darkFile && !plate && !/\sid=/.test(bytes.toString());
  return {
    onLight: light,
    onDark: plate ? light : dark,
    plate,
    ...(isPlain && { inline: bytes.toString() }),
  };
}

/** @param ink replaces `currentColor` in an SVG */
async function readImage(file: string, { ratio: [min, max], pixels }: Rule, ink: string) {
  const source = readFileSync(file);
  const image = file.endsWith('.svg')
    ? readSvg(file, source, ink)
    : await readPng(file, source, pixels);
  const ratio = image.width / image.height;
  if (ratio < min || ratio > max) {
    const wanted =
      ratio < min
        ? `at most ${1 / min} times as high as wide`
        : `at most ${max} times as wide as high`;
    throw new ContentMistake(
      `${file}: expected a drawing ${wanted}, got ${image.width} × ${image.height}; cut empty margins${
        ratio > max && max === 2 ? ', or save the lockup of symbol and name as wordmark' : ''
      }`,
    );
  }
  return image;
}

function readSvg(file: string, source: Buffer, ink: string) {
  const { svg, width, height } = prepareSvg(file, textOf(file, source));
  if (/<text\b/.test(svg)) {
    throw new ContentMistake(
      `${file}: expected letters as outlines, got text, whose font visitors may not have; convert it to paths (Inkscape: Path, Object to Path; Illustrator: Type, Create Outlines)`,
    );
  }
  // Programs resolve units other than pixels differently.
  const inPixels = svg.replace(/^<svg[^>]*>/, (open) =>
    open
      .replace(/\s(?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  const bytes = Buffer.from(inPixels.replace(/\bcurrentcolor\b/gi, ink));
  return { type: 'svg', bytes, width, height } as const;
}

async function readPng(file: string, bytes: Buffer, pixels: number) {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'something else', width: 0, height: 0 }));
  if (format !== 'png') {
    throw new ContentMistake(
      `${file}: expected a PNG file, got ${format}; export it as PNG or SVG`,
    );
  }
  if (Math.max(width, height) < pixels) {
    throw new ContentMistake(
      `${file}: expected at least ${pixels} px on the longer side, got ${width} × ${height}; export it larger, or as SVG`,
    );
  }
  return { type: 'png', bytes, width, height } as const;
}

/** A drawing in the colour of its ground would be invisible; 1.3:1 is a pale yellow on white. */
async function checkSeen(file: string, image: Image, ground: string): Promise<void> {
  if ((await shareWith(1.3, image, ground)) >= 0.05) return;
  throw new ContentMistake(
    `${file}: expected a drawing visible on the ground ${ground}, got an empty one or one of nearly that colour; for dark grounds, add another file such as mark-dark.svg`,
  );
}

/** The share of an image's painted area that has a contrast with a ground; 0 if nothing is painted. */
async function shareWith(contrast: number, image: Image, ground: string): Promise<number> {
  const { data } = await raster(image, 96, 96)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [painted, reached] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    painted += 1;
    const colour = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
    if (wcagContrast(colour, ground) >= contrast) reached += 1;
  }
  return painted === 0 ? 0 : reached / painted;
}

/** Draws an image as large as a box allows, in pixels. */
export function raster(image: Image, width: number, height: number): Sharp {
  const { type, bytes } = image;
  const scale = Math.max(width / image.width, height / image.height);
  // At 72 dpi, one user unit of an SVG is one pixel.
  const density = type === 'svg' ? Math.min(72 * Math.max(1, scale), 100_000) : undefined;
  return sharp(bytes, density ? { density } : {}).resize(width, height, { fit: 'inside' });
}
