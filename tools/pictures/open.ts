import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { fileSize } from '#tools/file-size.ts';
import { jpegOfHeic } from './heic.ts';

/** A part of an upright picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture that sharp can read; its size is that of the upright picture, or of the part that is shown, in pixels. */
export interface OpenPicture {
  /** File named in messages. */
  file: string;
  bytes: Buffer;
  width: number;
  height: number;
  /** In pixels; undefined of a whole picture. */
  crop?: Crop;
}

/** Extensions of pictures, in small or capital letters. */
export const PICTURE_FILE = /\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)$/i;

/** Formats that the build reads, as messages name them. */
export const PICTURE_FORMATS = 'JPEG, PNG, WebP, AVIF, TIFF or HEIC';

/** Largest picture in pixels. A decoded one of this size takes 750 MB. */
const MAX_PIXELS = 250_000_000;

/** How to make a file that the build reads. */
const REMEDY =
  'export it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible; on a Mac run `sips -s format jpeg NAME --out NAME.jpg`; elsewhere open it in a photo program and save it as JPEG';

/**
 * Opens a picture by its content, whatever its extension says.
 *
 * @throws ContentMistake with file, format, size and remedy
 */
export async function openPicture(file: string, bytes: Buffer): Promise<OpenPicture> {
  const format = formatOf(bytes);
  const refuse = (what: string, remedy: string) =>
    new ContentMistake(
      `${file}: expected a ${PICTURE_FORMATS} picture, got ${what}, ${fileSize(bytes.length)}: ${remedy}`,
    );
  if (bytes.length === 0) throw refuse('an empty file', 'copy it again from its source');
  if (format === 'an SVG drawing') {
    throw refuse(format, `a drawing goes into media/marks or media/certificates; here, ${REMEDY}`);
  }
  if (format === 'a PDF document') {
    throw refuse(format, `a certificate goes into media/certificates; otherwise ${REMEDY}`);
  }
  if (format === 'HEIC') {
    const jpeg = await jpegOfHeic(bytes).catch((error: Error) => {
      throw refuse(`a HEIC that cannot be decoded (${error.message})`, REMEDY);
    });
    return { ...(await openPicture(file, jpeg)), file };
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw refuse(format ?? 'a file of unknown format, or a damaged one', REMEDY);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw refuse(
      `one of ${width} × ${height} pixels`,
      `at most ${MAX_PIXELS / 1e6} million pixels; the site shows at most 2400 px of width, so scale it down`,
    );
  }
  return { file, bytes, width, height };
}

/** Like `openPicture`, of a file. */
export function openPictureFile(file: string): Promise<OpenPicture> {
  return openPicture(file, readFileSync(file));
}

/** A part of a picture, given in per cent. */
export function cropped(picture: OpenPicture, crop: Crop | undefined): OpenPicture {
  if (!crop) return picture;
  const [wide, high] = [picture.width / 100, picture.height / 100];
  const left = Math.floor(crop.left * wide);
  const top = Math.floor(crop.top * high);
  const width = Math.max(1, Math.floor(crop.width * wide));
  const height = Math.max(1, Math.floor(crop.height * high));
  return { ...picture, width, height, crop: { left, top, width, height } };
}

/**
 * The pixels of a picture, or of the part that is shown, upright. Colours become sRGB by the picture's own profile, and no metadata
 * (EXIF, position, names) is kept: both are sharp's defaults.
 */
export function pixels({ bytes, crop }: OpenPicture): Sharp {
  // Cameras add bytes after the data of a JPEG, which is a warning.
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).rotate();
  return crop ? upright.extract(crop) : upright;
}

/**
 * Runs the work on a picture's pixels.
 *
 * @throws ContentMistake for damaged pixels
 */
export async function whileDecoding<Value>(
  picture: OpenPicture,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { file, bytes, width, height } = picture;
    const { format } = await sharp(bytes).metadata();
    const reason = (error as Error).message.split('\n')[0];
    throw new ContentMistake(
      `${file}: expected a whole picture, got a damaged one (${format.toUpperCase()}, ${width} × ${height}, ${fileSize(bytes.length)}; ${reason}): copy it again from its source, or open it in a photo program and save it as JPEG`,
      { cause: error },
    );
  }
}

/** Formats that sharp cannot read or reads without being asked to, by their first bytes. */
function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 512).toString('latin1');
  if (head.slice(4, 8) === 'ftyp') {
    const brands = head.slice(8, bytes.readUInt32BE(0));
    if (/avi[fs]/.test(brands)) return undefined;
    return /he[ivm][cxsm]|mif1|msf1/.test(brands) ? 'HEIC' : 'a video';
  }
  if (head.includes('%PDF-')) return 'a PDF document';
  if (/^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|svg|!--)/.test(head)) return 'an SVG drawing';
  if (head.startsWith('8BPS')) return 'a Photoshop file';
  if (head.startsWith('BM')) return 'a BMP picture';
  if (head.startsWith('\0\0\x01\0')) return 'an icon';
  if (/^\s*<(?:!doctype|html)/i.test(head)) return 'an HTML page';
  return undefined;
}
