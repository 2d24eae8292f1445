import sharp from 'sharp';
import { ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import type { IndexedPicture } from '#app/content/references.server.ts';
import type { PictureFile } from '#app/ui/picture/picture.ts';
import { atMost } from '#tools/build/at-most.ts';
import { HashedFiles, writeIndex } from '#tools/hashed-files.ts';
import {
  encode,
  encodePreview,
  meanColour,
  previewSettings,
  settings,
  widthsFor,
} from './encode.ts';
import { type Master, readMasters } from './masters.ts';
import { type Crop, cropped, type OpenPicture, openPicture, whileDecoding } from './open.ts';

/** Pictures encoded at once, each on one thread: one more than a small machine has cores, while one is read or written. */
const AT_ONCE = 3;

/** The smallest width of a master, in pixels; less would be blurred on a telephone. */
const LEAST_WIDTH = 480;

/** Encodes every picture of content/pictures.yaml in its sizes and lists them in build/pictures.json. */
export async function makePictures(): Promise<void> {
  sharp.concurrency(1);
  const published = new HashedFiles('pictures');
  const pictures: Record<string, IndexedPicture> = {};
  const mistakes = new Mistakes();
  await atMost(AT_ONCE, readMasters(), async (master) => {
    try {
      pictures[master.id] = await makePicture(master, published);
    } catch (error) {
      mistakes.add(error);
    }
  });
  mistakes.throwAny();
  published.removeStale();
  writeIndex('build/pictures.json', pictures);
}

/**
 * Opens a picture, or the part of it that is shown.
 *
 * @throws ContentMistake where it is no picture, or too small
 */
export async function openMaster(file: string, bytes: Buffer, crop?: Crop): Promise<OpenPicture> {
  const picture = cropped(await openPicture(file, bytes), crop);
  const { width, height } = picture;
  if (width >= LEAST_WIDTH) return picture;
  const remedy = crop ? 'show a larger part of it, or take a larger file' : 'take a larger file';
  throw new ContentMistake(
    `${file}: expected a picture at least ${LEAST_WIDTH} px wide, got ${width} × ${height}: ${remedy}`,
  );
}

async function makePicture(master: Master, published: HashedFiles): Promise<IndexedPicture> {
  const picture = await openMaster(master.file, master.bytes, master.crop);
  const { width, height, bytes, crop } = picture;
  // Pages name all files of a picture side by side, and a shared hash compresses away.
  const hashed =
    bytes.toString('base64') +
    JSON.stringify([settings, previewSettings, sharp.versions, ...(crop ? [crop] : [])]);
  return whileDecoding(picture, async () => {
    const widths = widthsFor(width);
    const files: PictureFile[] = [];
    for (const each of widths) {
      const file = await encode(picture, each);
      files.push({ src: published.add(`${master.id}-${each}`, 'avif', file, hashed), width: each });
    }
    const preview = await encodePreview(picture, master.focus);
    published.add(`${master.id}-preview`, 'jpg', preview, hashed);
    return {
      width,
      height,
      colour: await meanColour(await encode(picture, Math.min(...widths))),
      focus: master.focus,
      files,
    };
  });
}
