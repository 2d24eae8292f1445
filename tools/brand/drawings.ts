import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagLuminance } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { textOf } from '#app/content/files.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { paletteOf } from '#shared/palette.ts';
import { pixelsOf } from '#tools/pictures/mark.ts';
import { Painted } from '#tools/pictures/painted.ts';
import { cropped, inPixels, paintedBy } from '#tools/svg/crop.ts';
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
  /** Whether it may have margins of its own, which are not removed. */
  hasMargins?: boolean;
  /** Limits of width divided by height. */
  ratio: readonly [min: number, max: number];
  /** Least width or height of a PNG, in pixels. */
  pixels: number;
}

/** The mark is up to 287 px high in icons, a wordmark up to 600 px wide on dense screens. */
const RULES = {
  mark: { ratio: [1 / 2, 2], pixels: 288 },
  wordmark: { ratio: [2 / 3, 12], pixels: 600 },
  favicon: { ratio: [1 / 2, 2], pixels: 288, hasMargins: true },
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
  const plate = !darkFile && (await paintedOf(dark)).shareWith(3, wcagLuminance(darkPage)) < 0.9;
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
async function readImage(file: string, rule: Rule, ink: string): Promise<Image> {
  const source = readFileSync(file);
  const image = file.endsWith('.svg')
    ? await readSvg(file, source, ink, rule)
    : await readPng(file, source, rule);
  const [min, max] = rule.ratio;
  const ratio = image.width / image.height;
  if (ratio < min || ratio > max) {
    const wanted =
      ratio < min
        ? `at most ${1 / min} times as high as wide`
        : `at most ${max} times as wide as high`;
    throw new ContentMistake(
      `${file}: expected a drawing ${wanted}, got ${image.width} × ${image.height}${
        ratio > max && max === 2 ? '; save the lockup of symbol and name as wordmark' : ''
      }`,
    );
  }
  return image;
}

async function readSvg(file: string, source: Buffer, ink: string, { hasMargins }: Rule) {
  const drawing = prepareSvg(file, textOf(file, source));
  if (/<text\b/.test(drawing.svg)) {
    throw new ContentMistake(
      `${file}: expected letters as outlines, got text, whose font visitors may not have; convert it to paths (Inkscape: Path, Object to Path; Illustrator: Type, Create Outlines)`,
    );
  }
  const box = hasMargins ? undefined : (await paintedBy(drawing)).withoutMargins();
  const { width, height, ...whole } = cropped(drawing, box);
  const svg = inPixels({ width, height, ...whole });
  const bytes = Buffer.from(svg.replace(/\bcurrentcolor\b/gi, ink));
  return { type: 'svg', bytes, width, height } as const;
}

async function readPng(file: string, bytes: Buffer, { pixels, hasMargins }: Rule) {
  const { format, ...whole } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'something else', width: 0, height: 0 }));
  if (format !== 'png') {
    throw new ContentMistake(
      `${file}: expected a PNG file, got ${format}; export it as PNG or SVG`,
    );
  }
  const box = hasMargins ? undefined : (await Painted.of(sharp(bytes))).withoutMargins();
  const part = pixelsOf(whole, box);
  const { width, height } = part;
  if (Math.max(width, height) < pixels) {
    throw new ContentMistake(
      `${file}: expected at least ${pixels} px on the longer side, got ${width} × ${height}${box ? ' without its empty margins' : ''}; export it larger, or as SVG`,
    );
  }
  const shown = box ? await sharp(bytes).extract(part).png().toBuffer() : bytes;
  return { type: 'png', bytes: shown, width, height } as const;
}

/** A drawing in the colour of its ground would be invisible; 1.3:1 is a pale yellow on white. */
async function checkSeen(file: string, image: Image, ground: string): Promise<void> {
  if ((await paintedOf(image)).outlineWith(1.3, wcagLuminance(ground)) >= 0.5) return;
  throw new ContentMistake(
    `${file}: expected a drawing visible on the ground ${ground}, got an empty one or one of nearly that colour; for dark grounds, add another file such as mark-dark.svg`,
  );
}

function paintedOf(image: Image): Promise<Painted> {
  return Painted.of(raster(image, Painted.SIDE, Painted.SIDE));
}

/** Draws an image as large as a box allows, in pixels. */
export function raster(image: Image, width: number, height: number): Sharp {
  const { type, bytes } = image;
  const scale = Math.max(width / image.width, height / image.height);
  // At 72 dpi, one user unit of an SVG is one pixel.
  const density = type === 'svg' ? Math.min(72 * Math.max(1, scale), 100_000) : undefined;
  return sharp(bytes, density ? { density } : {}).resize(width, height, { fit: 'inside' });
}
