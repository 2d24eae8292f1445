import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { previewSize } from '#app/ui/picture/preview.ts';
import { cached } from '#tools/build/cached.ts';
import type { Master } from './masters.ts';
import { type OpenPicture, pixels } from './open.ts';

/**
 * How pictures are encoded, at 4:2:0 as the masters are. Up to 800 px, which phones show at twice the density or more,
 * effort 1 takes three times as long as effort 0, for a sixth less: there the first picture of home fits into the ten
 * packets that a server sends at once. Larger files, which were half of the time, have effort 0.
 */
export const settings = {
  small: { quality: 46, effort: 1, chromaSubsampling: '4:2:0' },
  large: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
} as const;

/** Up to this width in pixels an AVIF is a small one. */
const SMALL = 800;

/**
 * Link previews are fetched by crawlers that accept no better format. Without mozjpeg they take a third of
 * the time.
 */
export const previewSettings = { quality: 76 } as const;

/** Behind transparent parts, where a format has none. */
const PAPER = 'white';

/** 240 is for thumbnails. */
const steps = [240, 480, 800, 1200, 1600, 2400];

/** A step closer than this factor to the largest saves too few bytes for a file of its own. */
const MIN_RATIO = 1.2;

/** Widths a picture is offered in, in pixels: the usual steps, never more than the master has. */
export function widthsFor(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, Math.max(...steps));
  return [...steps.filter((step) => step * MIN_RATIO < largest), largest];
}

/** A picture scaled to a width, as AVIF; from the cache if possible. */
export function encode(picture: OpenPicture, width: number): Promise<Buffer> {
  const how = settings[width <= SMALL ? 'small' : 'large'];
  return cached('pictures', inputsOf(picture, width, 'avif', how), async () =>
    (await decoded(picture)).resize(width).avif(how).toBuffer(),
  );
}

const decodings = new WeakMap<OpenPicture, Promise<{ data: Buffer; info: OutputInfo }>>();

/** The pixels of a picture, decoded once for all its files, no larger than these need. */
async function decoded(picture: OpenPicture): Promise<Sharp> {
  const decoding = decodings.get(picture) ?? decode(picture);
  decodings.set(picture, decoding);
  const { data, info } = await decoding;
  return sharp(data, { raw: info });
}

function decode(picture: OpenPicture) {
  return pixels(picture)
    .resize({
      width: Math.max(...steps),
      height: previewSize(picture).height,
      fit: 'outside',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What an encoded picture depends on. */
function inputsOf({ bytes, crop }: OpenPicture, ...how: unknown[]) {
  return [bytes, JSON.stringify(crop ? [...how, crop] : how)];
}

/** A picture cropped round its focus to the shape of link previews. */
export function encodePreview(picture: OpenPicture, [x, y]: Master['focus']): Promise<Buffer> {
  const { width, height } = previewSize(picture);
  const scale = Math.max(width / picture.width, height / picture.height);
  const whole = {
    width: Math.ceil(picture.width * scale),
    height: Math.ceil(picture.height * scale),
  };
  const cut = {
    left: Math.round((whole.width - width) * x),
    top: Math.round((whole.height - height) * y),
    width,
    height,
  };
  return cached('pictures', inputsOf(picture, whole, cut, previewSettings), async () =>
    (await decoded(picture))
      .resize({ ...whole, fit: 'fill' })
      .extract(cut)
      .flatten({ background: PAPER })
      .jpeg(previewSettings)
      .toBuffer(),
  );
}

/** Mean colour of a file as `#rrggbb`, the placeholder until the picture has loaded. */
export async function meanColour(file: Buffer): Promise<string> {
  const pixel = await sharp(file)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
