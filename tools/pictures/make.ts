import sharp from 'sharp';
import type { PictureData, PictureSource } from '#app/ui/picture/picture.ts';
import { belongsToBuild } from '#tools/publish/belongs.ts';
import { writeIndex } from '#tools/publish/index-file.ts';
import { Publication } from '#tools/publish/publish.ts';
import { meanColour } from './colour.ts';
import { encode, type Format, settings } from './encode.ts';
import { type Master, readMasters } from './masters.ts';
import { encodePreview, previewSettings } from './preview.ts';
import { widthsFor } from './widths.ts';

/** Pictures in work at once: one per core of a small machine, each on one thread. */
const atOnce = 2;

/** Cuts every picture of media/pictures to its sizes and lists them in build/pictures.json. */
export async function makePictures(): Promise<void> {
  sharp.concurrency(1);
  const publication = new Publication('pictures');
  const pictures: Record<string, PictureData> = {};
  const waiting = readMasters('media/pictures')
    .filter(({ name }) => belongsToBuild(name))
    .values();
  const work = async () => {
    for (const master of waiting) pictures[master.name] = await makePicture(master, publication);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  publication.removeStrays();
  writeIndex('build/pictures.json', pictures);
}

async function makePicture(master: Master, publication: Publication): Promise<PictureData> {
  const { autoOrient } = await sharp(master.bytes).metadata();
  const { width, height } = autoOrient;
  // One hash for all files of a picture: they are named side by side in each page, and a repeated
  // hash compresses away.
  const madeOf =
    master.bytes.toString('base64') + JSON.stringify([settings, previewSettings, sharp.versions]);
  const inFormat = async (format: Format): Promise<PictureSource[]> => {
    const sources: PictureSource[] = [];
    for (const width of widthsFor(autoOrient.width)) {
      const bytes = await encode(master.bytes, width, format);
      const src = publication.add(`${master.name}-${width}`, format, bytes, madeOf);
      sources.push({ src, width });
    }
    return sources;
  };
  const preview = await encodePreview(master, { width, height });
  publication.add(`${master.name}-preview`, 'jpg', preview, madeOf);
  return {
    alt: master.note.alt,
    width,
    height,
    colour: await meanColour(master.bytes),
    focus: master.note.focus,
    sources: { avif: await inFormat('avif'), webp: await inFormat('webp') },
  };
}
