import type { Logo } from '#app/content/logo.server.ts';
import { HashedFiles, writeIndex } from '#tools/hashed-files.ts';
import { type Drawing, type Image, raster, readDrawings } from './drawings.ts';

/** Height of the mark in CSS pixels: 2.25rem in app/layout/header/logo.module.css. */
const MARK_HEIGHT = 36;

/** A wordmark has about this area in CSS pixels, so that wide and tall ones have the same weight. */
const WORDMARK_AREA = 6400;
/** The widest that fits beside the menu, and the highest that fits into the header. */
const WORDMARK_LIMITS = { width: 200, height: 52 };

/** Pixels of a PNG for each CSS pixel, for dense screens. */
const DENSITY = 3;

/** An SVG of up to this length is part of the page: a request would show it later. */
const INLINE = 1024;

/** Publishes the drawings of media/brand and describes them in build/logo.json. */
export async function makeLogo(): Promise<void> {
  const { mark, wordmark } = await readDrawings();
  const files = new HashedFiles('brand');
  const logo: Logo = {
    mark: await publish(files, 'mark', mark, markSize(mark)),
    ...(wordmark && {
      wordmark: await publish(files, 'wordmark', wordmark, wordmarkSize(wordmark)),
    }),
  };
  files.removeStale();
  writeIndex('build/logo.json', { ...logo });
}

interface Size {
  width: number;
  height: number;
}

function markSize({ onLight: { width, height } }: Drawing): Size {
  return { width: Math.round((MARK_HEIGHT * width) / height), height: MARK_HEIGHT };
}

function wordmarkSize({ onLight }: Drawing): Size {
  const ratio = onLight.width / onLight.height;
  const width = Math.min(
    Math.sqrt(WORDMARK_AREA * ratio),
    WORDMARK_LIMITS.height * ratio,
    WORDMARK_LIMITS.width,
  );
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

async function publish(
  files: HashedFiles,
  name: string,
  { onLight, onDark, plate, inline }: Drawing,
  size: Size,
): Promise<Logo['mark']> {
  if (inline !== undefined && inline.length <= INLINE) {
    return { inline: sized(inline, size), ...size };
  }
  const [light, dark] = [
    await addressOf(files, name, onLight, size),
    await addressOf(files, onDark === onLight ? name : `${name}-dark`, onDark, size),
  ];
  return { light, dark, plate, ...size };
}

/** An SVG for a page, where it needs no namespace, in another size. */
function sized(svg: string, { width, height }: Size): string {
  return svg
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
}

async function addressOf(
  files: HashedFiles,
  name: string,
  image: Image,
  { width, height }: Size,
): Promise<string> {
  if (image.type === 'svg') return files.add(name, 'svg', image.bytes);
  const png = await raster(image, width * DENSITY, height * DENSITY)
    .png({ effort: 10 })
    .toBuffer();
  return files.add(name, 'png', png);
}
