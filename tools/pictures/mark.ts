import { contentWarning } from '#app/content/content-warning.server.ts';
import { cached } from '#tools/build/cached.ts';
import { openPictureFile, pixels, whileDecoding } from './open.ts';

/** Twice the width of the widest mark on a page, a portrait, in pixels. */
const LARGEST = 960;

/** Twice the width of a logo, in pixels: a smaller one is blurred on phones. */
const SHARP = 320;

const webp = { quality: 86, effort: 5 } as const;

/**
 * A logo or portrait that is a picture and no drawing, as WebP of at most 960 px, which all browsers of
 * the site read; transparent parts stay. Warns of a small one.
 *
 * @throws ContentMistake if it cannot be read
 */
export async function webpMark(file: string) {
  const picture = await openPictureFile(file);
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  if (picture.width < SHARP) {
    const message = `expected at least ${SHARP} px of width, got ${picture.width} × ${picture.height}: it will look blurred`;
    contentWarning(file, { line: 1, field: '', message });
  }
  const bytes = await cached(
    'pictures',
    [picture.bytes, JSON.stringify([width, height, webp])],
    () => whileDecoding(picture, () => pixels(picture).resize(width, height).webp(webp).toBuffer()),
  );
  return { bytes, width, height };
}
