import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PLACES, type Place } from '#app/corporate/company-profile/places.ts';
import { arabicFaces, arabicRange } from '#tools/fonts/faces.ts';
import { face } from '#tools/fonts/fallback.ts';

/** Pixels per millimetre: 200 dpi. */
const DENSITY = 200 / 25.4;

/** Weights by package. Static files: Chromium would draw the glyphs of variable fonts instead of embedding them. */
const latin = {
  'ibm-plex-sans': [400, 600],
  'ibm-plex-mono': [400, 500],
};

/** The `@font-face` rules of the document. */
export function fontRules(): string {
  const rules = Object.entries(latin).flatMap(([name, weights]) =>
    weights.map((weight) =>
      readFileSync(`node_modules/@fontsource/${name}/${weight}.css`, 'utf8').replaceAll(
        './files/',
        `/fonts/@fontsource/${name}/files/`,
      ),
    ),
  );
  const arabic = arabicFaces.map(({ family, weight, source }) =>
    face({
      'font-family': `"${family}"`,
      'font-weight': weight,
      src: `url("/fonts/${source}")`,
      'unicode-range': arabicRange,
    }),
  );
  return [...rules, ...arabic].join('\n');
}

/**
 * A file that the document requests.
 *
 * @param path with a picture's place in front: `/cover/pictures/hero-works-2400.0a1b2c3d4e.avif`
 * @param focus fractions of width and height that must stay in view
 * @throws if there is no such file
 */
export async function assetAt({ pathname, searchParams }: URL): Promise<Asset> {
  const [, first = '', ...rest] = decodeURI(pathname).split('/');
  if (first === 'fonts') {
    const type = pathname.endsWith('.ttf') ? 'font/ttf' : 'font/woff2';
    return { type, body: readFileSync(join('node_modules', ...rest)) };
  }
  if (Object.hasOwn(PLACES, first)) {
    const focus = (searchParams.get('focus') ?? '').split(',').map(Number);
    const body = await photo(join('build/public', ...rest), first as Place, focus);
    return { type: 'image/jpeg', body };
  }
  const body = readFileSync(join('build/public', first, ...rest));
  return pathname.endsWith('.webp') ? photograph(body) : { type: typeOf(pathname), body };
}

/** A portrait as JPEG, which a PDF embeds unchanged; WebP would become raw pixels. Transparent ones stay WebP. */
async function photograph(webp: Buffer): Promise<Asset> {
  const picture = sharp(webp);
  if ((await picture.metadata()).hasAlpha) return { type: 'image/webp', body: webp };
  return { type: 'image/jpeg', body: await picture.jpeg(JPEG).toBuffer() };
}

const JPEG = { quality: 78, mozjpeg: true } as const;

interface Asset {
  type: string;
  body: Buffer;
}

const typeOf = (path: string) =>
  path.endsWith('.svg') ? 'image/svg+xml' : `image/${path.split('.').at(-1)}`;

/** A picture cropped to its place, as JPEG. */
async function photo(file: string, place: Place, [x = 0.5, y = 0.5]: number[]): Promise<Buffer> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const [across, down] = PLACES[place];
  const cut = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  const left = Math.round((width - cut.width) * x);
  const top = Math.round((height - cut.height) * y);
  return picture
    .extract({ left, top, ...cut })
    .resize({ width: Math.round(across * DENSITY), withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer();
}
