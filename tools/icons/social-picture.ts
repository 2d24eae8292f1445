import { existsSync, readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { publishAs } from '#tools/publish/publish.ts';

const scene = 'media/pictures/hero-works.jpg';
const wordmark = 'media/marks/company/wordmark-en.svg';
const size = { width: 1200, height: 630 };
const band = { height: 150, text: 74, colour: '#0d1a21', ink: '#fbfaf7' };

/** Writes the picture that link previews show: the first scene of the site over the company's name. */
export async function makeSocialPicture(): Promise<void> {
  const ground = existsSync(scene)
    ? sharp(scene).resize({ ...size, fit: 'cover', position: 'attention' })
    : sharp({ create: { ...size, channels: 3, background: band.colour } });
  const layers: OverlayOptions[] = [{ input: plate(), top: size.height - band.height, left: 0 }];
  if (existsSync(wordmark)) {
    layers.push({
      input: await name(),
      top: size.height - (band.height + band.text) / 2,
      left: 60,
    });
  }
  const picture = ground.composite(layers).jpeg({ quality: 82, mozjpeg: true });
  publishAs('social.jpg', await picture.toBuffer());
}

function plate(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${band.height}"><rect width="100%" height="100%" fill="${band.colour}"/></svg>`,
  );
}

function name(): Promise<Buffer> {
  const svg = readFileSync(wordmark, 'utf8').replaceAll('currentColor', band.ink);
  return sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize({ height: band.text })
    .png()
    .toBuffer();
}
