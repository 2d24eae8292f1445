import sharp, { type Metadata } from 'sharp';
import { describe, expect, test } from 'vitest';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { encode, encodePreview, meanColour } from './encode.ts';
import { cropped, openPicture, pixels, whileDecoding } from './open.ts';

/** 64 × 48 pixels, a gradient with an orange rectangle at the top left, in Display P3. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA5ptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAO+AAEAAAAAAAAAWQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAALFaXBycAAAAqJpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAHsY29scnByb2YAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClsAAAAQcGl4aQAAAAADCAgIAAAAG2lwbWEAAAAAAAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAABhbWRhdAAAAFUoAa9Y8kzAf1n+Rf7oN8Vl+jsAxFu3rtv4VsRbYrYluScblEBp/DJ4XA/ZLSe3BJ27IzcA6+yfi+b6zz+XJiunZaq1engSJUZRVL4MQ+I5W/n6Z4Yo',
  'base64',
);

const FILE = 'media/pictures/gate.jpg';
const WIDE = { width: 60, height: 40 };
const ORANGE = { r: 221, g: 153, b: 51 };

/** An orange picture whose left third is blue. */
function photograph() {
  const blue = { create: { width: 20, height: 40, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { ...WIDE, channels: 3, background: ORANGE } }).composite([
    { input: blue, left: 0, top: 0 },
  ]);
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = (top * info.width + left) * info.channels;
  return [...data.subarray(start, start + 3)];
}

const messageOf = (bytes: Buffer) =>
  openPicture(FILE, bytes).then(
    () => 'opened',
    (error: Error) => (error instanceof ContentMistake ? error.message : 'failed'),
  );

describe('a picture is read by its content, in sRGB and without metadata', () => {
  const formats: [string, () => Promise<Buffer>][] = [
    ['a progressive JPEG', () => photograph().jpeg({ progressive: true }).toBuffer()],
    ['a CMYK JPEG', async () => cmyk(await photograph().png().toBuffer())],
    ['a JPEG in Display P3', () => photograph().withIccProfile('p3').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => photograph().toColourspace('rgb16').png().toBuffer()],
    ['an AVIF', () => photograph().avif({ quality: 80 }).toBuffer()],
  ];

  test.each(formats)('%s', async (_, make) => {
    const picture = await openPicture(FILE, await make());
    expect(picture).toMatchObject(WIDE);
    const avif = await encode(picture, WIDE.width);
    expect(await sharp(avif).metadata()).toMatchObject({ ...WIDE, space: 'srgb', depth: 'uchar' });
    const [r = 0, g = 0, b = 0] = await colourAt(avif, 45, 20);
    // The inks of CMYK do not reach this orange.
    expect(Math.hypot(r - ORANGE.r, g - ORANGE.g, b - ORANGE.b)).toBeLessThan(35);
    expect(await meanColour(avif)).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('HEIC, whatever its name is, with its colour profile', async () => {
    const picture = await openPicture(FILE, HEIC);
    expect(picture).toMatchObject({ file: FILE, width: 64, height: 48 });
    const [r = 0, g = 0, b = 0] = await colourAt(await pixels(picture).png().toBuffer(), 8, 4);
    expect(Math.hypot(r - ORANGE.r, g - ORANGE.g, b - ORANGE.b)).toBeLessThan(12);
  });

  test('a portrait that EXIF turns upright', async () => {
    const bytes = await photograph().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await openPicture(FILE, bytes);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const avif = await encode(picture, 40);
    const [, , top = 0] = await colourAt(avif, 20, 5);
    const [, , bottom = 0] = await colourAt(avif, 20, 55);
    expect(top).toBeGreaterThan(200);
    expect(bottom).toBeLessThan(100);
  });

  test('a part of it, of the upright picture', async () => {
    const bytes = await photograph().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const whole = await openPicture(FILE, bytes);
    // The blue third is above the rest.
    const part = cropped(whole, { left: 50, top: 0, width: 50, height: 20 });
    expect(part).toMatchObject({ width: 20, height: 12 });
    const avif = await encode(part, 20);
    expect(await sharp(avif).metadata()).toMatchObject({ width: 20, height: 12 });
    const [red = 0, , blue = 0] = await colourAt(avif, 10, 6);
    expect(blue).toBeGreaterThan(red + 100);
    // The whole one has other files in the cache.
    const [, , below = 0] = await colourAt(await encode(whole, 20), 10, 25);
    expect(below).toBeLessThan(100);
  });

  test('camera, position and author of a photograph are not published', async () => {
    const bytes = await photograph()
      .withExif({
        IFD0: { Artist: 'Photographer', Model: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 25/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await openPicture(FILE, bytes);
    for (const file of [await encode(picture, 60), await encodePreview(picture, [0.5, 0.5])]) {
      const { exif, xmp, iptc }: Metadata = await sharp(file).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    }
  });
});

/** Four inks with the profile that libvips has for them. */
function cmyk(picture: Buffer): Promise<Buffer> {
  return sharp(picture).withIccProfile('cmyk').toColourspace('cmyk').jpeg().toBuffer();
}

describe('a picture that cannot be read is named with format, size and remedy', () => {
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  const heicHead = Buffer.alloc(2000);
  heicHead.writeUInt32BE(24, 0);
  heicHead.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');

  test.each<[string, Buffer, RegExp]>([
    ['an empty file', Buffer.alloc(0), /got an empty file, 0 bytes: copy it again/],
    [
      'a damaged HEIC',
      heicHead,
      /got a HEIC that cannot be decoded \(.*\), 2 kB: .*Most Compatible.*sips/,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /got a PDF document, .*media\/certificates/],
    ['an SVG', svg, /got an SVG drawing, .*media\/marks/],
    ['a Photoshop file', Buffer.from('8BPS\0\x01'), /got a Photoshop file, .*export it as JPEG/],
    ['a web page', Buffer.from('<!doctype html><p>403'), /got an HTML page/],
    ['anything else', Buffer.from('hello'), /got a file of unknown format, or a damaged one/],
  ])('%s', async (_, bytes, message) => {
    const actual = await messageOf(bytes);
    expect(actual).toMatch(/^media\/pictures\/gate\.jpg: expected a JPEG, PNG, /);
    expect(actual).toMatch(message);
  });

  test('one of too many pixels', async () => {
    const bytes = await photograph().jpeg().toBuffer();
    // Height and width, in the header of the frame.
    const frame = bytes.indexOf('ffc0', 'hex');
    bytes.writeUInt16BE(16_000, frame + 5);
    bytes.writeUInt16BE(16_000, frame + 7);
    expect(await messageOf(bytes)).toMatch(/16000 × 16000 pixels, .*at most 250 million pixels/);
  });

  test('one that ends too early', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const size = { width: 400, height: 300, channels: 3, background: '#888' } as const;
    const bytes = await sharp({ create: { ...size, noise } })
      .jpeg()
      .toBuffer();
    const picture = await openPicture(FILE, bytes.subarray(0, bytes.length / 2));
    await expect(whileDecoding(picture, () => encode(picture, 400))).rejects.toThrow(
      /^media\/pictures\/gate\.jpg: .*damaged one \(JPEG, 400 × 300, \d+ kB; .*premature end/,
    );
  });
});
