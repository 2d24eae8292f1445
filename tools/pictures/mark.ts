import { contentWarning } from '#app/content/content-warning.server.ts';
import { cached } from '#tools/build/cached.ts';
import { type OpenPicture, openPictureFile, pixels, whileDecoding } from './open.ts';
import { type Box, Painted } from './painted.ts';

/** Twice the width of the widest mark on a page, a portrait, in pixels. */
const LARGEST = 960;

/** Twice the width of a logo, in pixels: a smaller one is blurred on phones. */
const SHARP = 320;

const webp = { quality: 86, effort: 5 } as const;

/** Relative luminance of the pages of the light and the dark scheme, about, whatever the brand. */
const [PAPER, NIGHT] = [1, 0.03];

/**
 * A logo or portrait that is a picture and no drawing, as WebP of at most 960 px, which all browsers of
 * the site read; transparent parts stay. A logo loses its empty margins. Warns of a small one.
 *
 * @throws ContentMistake if it cannot be read
 */
export async function webpMark(file: string, isLogo: boolean) {
  const picture = await openPictureFile(file);
  const painted = await whileDecoding(picture, () => Painted.of(pixels(picture)));
  const part = pixelsOf(picture, isLogo ? painted.withoutMargins() : undefined);
  const scale = Math.min(1, LARGEST / Math.max(part.width, part.height));
  const width = Math.round(part.width * scale);
  const height = Math.round(part.height * scale);
  if (part.width < SHARP) {
    const message = `expected at least ${SHARP} px of width, got ${part.width} × ${part.height}: it will look blurred`;
    contentWarning(file, { line: 1, field: '', message });
  }
  const bytes = await cached(
    'pictures',
    [picture.bytes, JSON.stringify([part, width, height, webp])],
    () =>
      whileDecoding(picture, () =>
        pixels(picture).extract(part).resize(width, height).webp(webp).toBuffer(),
      ),
  );
  return { bytes, width, height, ...(isLogo && grounds(painted, false)) };
}

/** A part of a picture in its pixels; all of it without a box. */
export function pixelsOf(
  { width, height }: Pick<OpenPicture, 'width' | 'height'>,
  box: Box = { left: 0, top: 0, width: 1, height: 1 },
): Box {
  return {
    left: Math.floor(box.left * width),
    top: Math.floor(box.top * height),
    width: Math.floor(box.width * width),
    height: Math.floor(box.height * height),
  };
}

/** The ground on which a logo is seen as it was drawn; none for a dark grey drawing, which is inverted on a dark one. */
export function grounds(painted: Painted, isDrawing: boolean) {
  const of = (drawnFor: 'light' | 'dark' | 'any') => ({ drawnFor });
  if (painted.isOnWhite) return of('light');
  if (!painted.isOpaque && painted.outlineWith(1.3, PAPER) < 0.7) return of('dark');
  if (painted.shareWith(3, NIGHT) >= 0.9) return of('any');
  return isDrawing && painted.isGrey() ? {} : of('light');
}
