import { readFileSync } from 'node:fs';
import { openMaster } from '#tools/pictures/make.ts';
import { pixels, whileDecoding } from '#tools/pictures/open.ts';

/** The longer side of a picture in the editor, in pixels. */
const SIDE = 1600;

/**
 * A picture as every browser shows it: upright, in WebP.
 *
 * @param file path below media/pictures; named in messages
 * @param bytes of one that is not saved yet
 * @throws ContentMistake for what the build would refuse
 */
export async function shownPicture(file: string, bytes = readFileSync(file)): Promise<Buffer> {
  const picture = await openMaster(file, bytes);
  const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
  return whileDecoding(picture, () => pixels(picture).resize(size).webp().toBuffer());
}
