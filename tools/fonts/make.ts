import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LANGUAGES } from '#shared/language.ts';
import { HashedFiles, writeIndex } from '#tools/hashed-files.ts';
import {
  arabicFaces,
  arabicFurtherFaces,
  arabicLatinFaces,
  arabicRange,
  type Face,
  faces,
} from './faces.ts';
import { arabicFallbacks, face, fallbackFace, fallbacks } from './fallback.ts';
import { type Metrics, readArabicMetrics, readMetrics } from './metrics.ts';
import { publishScriptFont } from './script-sheet.ts';

/**
 * Subsets the fonts. Writes build/fonts.css and build/fonts-arabic.css (the `@font-face` rules), the same for each
 * language that names a font, and build/fonts.json (the URLs to preload, by script or by language).
 */
export async function makeFonts(): Promise<void> {
  const fonts = new HashedFiles('fonts');
  const latin = await publish(fonts, Object.values(faces));
  const arabic = await publish(fonts, arabicFaces);
  const arabicOthers = await publish(fonts, [...arabicLatinFaces, ...arabicFurtherFaces]);
  const ofLanguages = LANGUAGES.map(
    (language) => [language.code, publishScriptFont(fonts, language)] as const,
  );
  fonts.removeStale();
  const rules = [
    ...latin.map(faceRule),
    fallbackFace(fallbacks.sans, await metrics(faces.sans, 400)),
    fallbackFace(fallbacks.sansBold, await metrics(faces.sans, 600)),
    fallbackFace(fallbacks.mono, await metrics(faces.mono, 400)),
  ];
  const arabicRules = [
    ...[...arabic, ...arabicOthers].map(faceRule),
    ...(await arabicFallbackRules()),
  ];
  writeIndex('build/fonts.json', {
    Latn: latin.filter(({ wanted }) => wanted === faces.sans).map(({ src }) => src),
    Arab: arabic.map(({ src }) => src),
    ...Object.fromEntries(ofLanguages),
  });
  writeFileSync('build/fonts.css', rules.join('\n'));
  writeFileSync('build/fonts-arabic.css', arabicRules.join('\n'));
}

interface PublishedFace {
  wanted: Face;
  src: string;
}

function publish(fonts: HashedFiles, wanted: readonly Face[]): Promise<PublishedFace[]> {
  return Promise.all(
    wanted.map(async (each) => ({ wanted: each, src: await publishFace(fonts, each) })),
  );
}

function faceRule({ wanted, src }: PublishedFace): string {
  return face({
    'font-family': `"${wanted.family}"`,
    'font-weight': wanted.weight,
    'font-display': 'swap',
    src: `url("${src}") format("woff2")`,
    ...(wanted.scale ? { 'size-adjust': `${wanted.scale}%` } : {}),
    ...(wanted.range ? { 'unicode-range': wanted.range } : {}),
  });
}

function arabicFallbackRules(): Promise<string[]> {
  return Promise.all(
    arabicFallbacks.map(async (fallback) => {
      const like = arabicFaces.find(({ weight }) => weight === fallback.weight);
      if (!like) throw new Error(`No Arabic face has the weight ${fallback.weight}`);
      const font = readArabicMetrics(await uncompressed(like));
      return fallbackFace(fallback, scaled(font, (like.scale ?? 100) / 100), arabicRange);
    }),
  );
}

function scaled(font: Metrics, factor: number): Metrics {
  return {
    ascent: font.ascent * factor,
    descent: font.descent * factor,
    lineGap: font.lineGap * factor,
    width: font.width * factor,
  };
}

async function publishFace(fonts: HashedFiles, wanted: Face): Promise<string> {
  const font = await subsetFont(read(wanted), wanted.characters, {
    targetFormat: 'woff2',
    keepFeatures: [...wanted.features],
    noHinting: true,
    ...(wanted.axes ? { variationAxes: wanted.axes } : {}),
  });
  return fonts.add(wanted.name, 'woff2', font);
}

async function metrics(wanted: Face, weight: number): Promise<Metrics> {
  return readMetrics(await uncompressed(wanted), weight);
}

async function uncompressed(wanted: Face): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await subsetFont(read(wanted), wanted.characters, { targetFormat: 'sfnt' }),
  );
}

function read({ source }: Face): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(source)));
}
