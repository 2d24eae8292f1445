import { existsSync, readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { DIRECTION, LANGUAGE } from '#api/language.ts';
import { readSite } from '#app/content/site.server.ts';
import { writePublic } from '#tools/hashed-files.ts';
import { prepareSvg } from '#tools/svg/svg.ts';

const ICON = 'media/marks/company/favicon.svg';
const WORDMARK = 'media/marks/company/wordmark-en.svg';
const SCENE = 'media/pictures/hero-works.jpg';

/** Background of icons that cannot follow the colour scheme. */
const PAPER = '#fbfaf7';

const PREVIEW = { width: 1200, height: 630 };
const BAND = { height: 150, text: 74, colour: '#0d1a21', ink: PAPER };

/** Writes the icons, the web manifest and the picture for link previews. */
export async function makeIcons(): Promise<void> {
  writeManifest();
  await Promise.all([writeIcons(), writeSocialPicture()]);
}

async function writeIcons(): Promise<void> {
  const { svg } = prepareSvg(ICON, readFileSync(ICON, 'utf8'));
  writePublic('favicon.svg', svg);
  writePublic('apple-touch-icon.png', await png(svg, 180, 0.68));
  // A mask may crop a fifth of each side of these two.
  writePublic('icon-192.png', await png(svg, 192, 0.56));
  writePublic('icon-512.png', await png(svg, 512, 0.56));
}

/** A square of `side` pixels with the mark centred on `share` of its width. */
async function png(svg: string, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const mark = await sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The home page's first picture above a band with the company's name. */
async function writeSocialPicture(): Promise<void> {
  const ground = existsSync(SCENE)
    ? sharp(SCENE).resize({ ...PREVIEW, fit: 'cover', position: 'attention' })
    : sharp({ create: { ...PREVIEW, channels: 3, background: BAND.colour } });
  const layers: OverlayOptions[] = [{ input: band(), top: PREVIEW.height - BAND.height, left: 0 }];
  if (existsSync(WORDMARK)) {
    layers.push({
      input: await wordmark(),
      top: PREVIEW.height - (BAND.height + BAND.text) / 2,
      left: 60,
    });
  }
  const picture = ground.composite(layers).jpeg({ quality: 82, mozjpeg: true });
  writePublic('social.jpg', await picture.toBuffer());
}

function band(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${BAND.height}"><rect width="100%" height="100%" fill="${BAND.colour}"/></svg>`,
  );
}

function wordmark(): Promise<Buffer> {
  const svg = readFileSync(WORDMARK, 'utf8').replaceAll('currentColor', BAND.ink);
  return sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize({ height: BAND.text })
    .png()
    .toBuffer();
}

function writeManifest(): void {
  const { name, tagline } = readSite();
  const icon = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    description: tagline,
    lang: LANGUAGE,
    dir: DIRECTION,
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: BAND.colour,
    icons: [icon(192), icon(512)],
  };
  writePublic('site.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`);
}
