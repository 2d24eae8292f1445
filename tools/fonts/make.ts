import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { HashedFiles, writeIndex } from '#tools/hashed-files.ts';
import { type Face, faces } from './faces.ts';
import { face, fallbackFace, fallbacks } from './fallback.ts';
import { type Metrics, readMetrics } from './metrics.ts';

/** OpenType features in use; the others are a fifth of the file. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'zero'];

/**
 * Subsets the fonts. Writes build/fonts.css (the `@font-face` rules) and build/fonts.json (`sans`:
 * the URL to preload).
 */
export async function makeFonts(): Promise<void> {
  const fonts = new HashedFiles('fonts');
  const published = await Promise.all(
    faces.map(async (wanted) => ({ wanted, src: await publishFace(fonts, wanted) })),
  );
  fonts.removeStale();
  const [sans, mono] = [faces[0], faces[1]];
  const rules = [
    ...published.map(({ wanted, src }) =>
      face({
        'font-family': `"${wanted.family}"`,
        'font-weight': wanted.weight,
        'font-display': 'swap',
        src: `url("${src}") format("woff2")`,
      }),
    ),
    fallbackFace(fallbacks.sans, await metrics(sans, 400)),
    fallbackFace(fallbacks.sansBold, await metrics(sans, 600)),
    ...(mono ? [fallbackFace(fallbacks.mono, await metrics(mono, 400))] : []),
  ];
  writeIndex('build/fonts.json', { sans: published[0]?.src });
  writeFileSync('build/fonts.css', rules.join('\n'));
}

async function publishFace(fonts: HashedFiles, wanted: Face): Promise<string> {
  const font = await subsetFont(read(wanted), wanted.characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(wanted.axes ? { variationAxes: wanted.axes } : {}),
  });
  return fonts.add(wanted.name, 'woff2', font);
}

async function metrics(wanted: Face, weight: number): Promise<Metrics> {
  const sfnt = await subsetFont(read(wanted), wanted.characters, { targetFormat: 'sfnt' });
  return readMetrics(new Uint8Array(sfnt), weight);
}

function read({ source }: Face): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(source)));
}
