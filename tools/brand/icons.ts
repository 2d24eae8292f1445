import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { addressOf } from '#app/content/address.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { DIRECTION, LANGUAGE, LANGUAGES, SCRIPT } from '#shared/language.ts';
import { MARK_PATH } from '#shared/manifest.ts';
import { paletteOf } from '#shared/palette.ts';
import { lettersOf } from '#shared/script.ts';
import { type BrandDrawings, type Image, raster, readDrawings } from '#tools/brand/drawings.ts';
import { scriptFontOf } from '#tools/fonts/script-font.ts';
import { writePublic } from '#tools/hashed-files.ts';

const SCENE = 'media/pictures/hero-works.jpg';

const PREVIEW = { width: 1200, height: 630 };
const BAND = { height: 150, margin: 60, drawing: 74, name: 54, gap: 24 };

const colours = () => paletteOf(readSettings().brand).roles;

/** Writes the icons. */
export async function makeIcons(): Promise<void> {
  const { icon } = await readDrawings();
  writePublic('favicon.svg', await favicon(icon));
  // Programs that read no HTML ask for it.
  writePublic('favicon.ico', iconFile(await png(icon.onLight, 48, 0.9), 48));
  writePublic(MARK_PATH.slice(1), await png(icon.onLight, 180, 0.68));
  // A mask may crop a fifth of each side of these two.
  writePublic('icon-192.png', await png(icon.onLight, 192, 0.56));
  writePublic('icon-512.png', await png(icon.onLight, 512, 0.56));
}

/** The drawing for the colour scheme of the browser, which an SVG can ask for. */
async function favicon({ onLight, onDark }: BrandDrawings['icon']): Promise<string> {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">';
  const image = async (drawing: Image, attributes: string) =>
    `<image ${attributes} width="32" height="32" href="${await embedded(drawing)}"/>`;
  const light = await image(onLight, 'class="light"');
  if (onDark === onLight) return `${open}${light}</svg>`;
  const style = '@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}';
  const dark = await image(onDark, 'class="dark" display="none"');
  return `${open}<style>${style}</style>${light}${dark}</svg>`;
}

/** A drawing as data, for up to 128 px. */
async function embedded(drawing: Image): Promise<string> {
  const { type, bytes } = drawing;
  if (type === 'svg') return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
  const small = await raster(drawing, 128, 128).png({ effort: 10 }).toBuffer();
  return `data:image/png;base64,${small.toString('base64')}`;
}

/** A square of `side` pixels with the drawing centred on `share` of its width. */
async function png(drawing: Image, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const mark = await raster(drawing, inner, inner).png().toBuffer();
  return sharp({
    create: { width: side, height: side, channels: 3, background: colours().ground[0] },
  })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An icon file with one PNG of `side` pixels, as Windows has read since Vista. */
function iconFile(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (icon), 1 image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  // 1 plane, 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/**
 * Writes the picture for link previews in this language: the home page's first picture above a band with
 * the company's wordmark, or its mark and name. The band is dark unless the drawing needs a light ground.
 */
export async function makeLinkPreview(): Promise<void> {
  const { mark, wordmark } = await readDrawings();
  const { onLight, onDark, plate } = wordmark ?? mark;
  const scheme = plate ? 0 : 1;
  const [band, ink] = [colours().ground[scheme], colours().text[scheme]];
  const ground = existsSync(SCENE)
    ? sharp(SCENE).resize({ ...PREVIEW, fit: 'cover', position: 'attention' })
    : sharp({ create: { ...PREVIEW, channels: 3, background: band } });
  const room = PREVIEW.width - 2 * BAND.margin;
  const drawing = await raster(plate ? onLight : onDark, room, BAND.drawing)
    .png()
    .toBuffer({ resolveWithObject: true });
  const layers: OverlayOptions[] = [
    {
      input: {
        create: { width: PREVIEW.width, height: BAND.height, channels: 3, background: band },
      },
      top: PREVIEW.height - BAND.height,
      left: 0,
    },
    inBand(drawing, BAND.margin),
  ];
  if (!wordmark) {
    const start = BAND.margin + drawing.info.width + BAND.gap;
    const name = await written(readCompany().name, ink, PREVIEW.width - BAND.margin - start);
    layers.push(inBand(name, start));
  }
  const picture = ground.composite(layers).jpeg({ quality: 82, mozjpeg: true });
  writePublic(addressOf('/social.jpg').slice(1), await picture.toBuffer());
}

interface Rendered {
  data: Buffer;
  info: { width: number; height: number };
}

/** Centred in the height of the band. @param start distance from the side where a line begins */
function inBand({ data, info }: Rendered, start: number): OverlayOptions {
  const top = Math.round(PREVIEW.height - (BAND.height + info.height) / 2);
  const left = DIRECTION === 'rtl' ? PREVIEW.width - start - info.width : start;
  return { input: data, top, left };
}

/** A name in the site's font, at most `width` pixels wide. */
async function written(name: string, colour: string, width: number): Promise<Rendered> {
  const { family, file } = boldFontOf(name);
  const fontfile = resolve('build/name.ttf');
  writeFileSync(fontfile, await subsetFont(readFileSync(file), name, { targetFormat: 'sfnt' }));
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(name)}</span>`,
      // The comma ends the family, which would else lose "SemiBold" as a weight.
      font: `${family} SemiBold, 40`,
      fontfile,
      width,
      height: BAND.name,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The site's font with the letters of a name. */
function boldFontOf(name: string): { family: string; file: string } {
  const own = LANGUAGES.find(({ code, font }) => code === LANGUAGE && font);
  const isInScript = lettersOf(SCRIPT).test(name);
  const font = own && isInScript ? scriptFontOf(own) : undefined;
  // Of a font in many parts, none may have all letters: the system's is used.
  const bold = font?.faces.filter(({ weight }) => weight.endsWith('700')) ?? [];
  if (font && bold[0] && bold.length === 1) return { family: font.family, file: bold[0].file };
  const arabic = /\p{Script=Arabic}/u.test(name);
  const file = arabic
    ? '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'
    : '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2';
  return {
    family: `IBM Plex Sans${arabic ? ' Arabic' : ''}`,
    file: fileURLToPath(import.meta.resolve(file)),
  };
}

/** Writes the web manifest of this language. */
export function makeManifest(): void {
  const { name, shortName, tagline } = readCompany();
  const [paper, night] = colours().ground;
  const icon = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: shortName,
    description: tagline,
    lang: LANGUAGE,
    dir: DIRECTION,
    start_url: addressOf('/'),
    display: 'browser',
    background_color: paper,
    theme_color: night,
    icons: [icon(192), icon(512)],
  };
  writePublic(addressOf('/site.webmanifest').slice(1), `${JSON.stringify(manifest, null, 1)}\n`);
}
