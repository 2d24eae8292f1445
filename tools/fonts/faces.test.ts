import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { arabicFaces, arabicFurtherFaces, arabicLatinFaces, type Face, faces } from './faces.ts';
import { arabicFallbacks } from './fallback.ts';
import { fontOf, shaped } from './metrics.ts';

/** With lam-alef, marks on marks, an isolated letter, a final yeh and a kerned pair. */
const TEXT = 'الأعمال لآلئ إلى السلّم مُقَدَّمًا هـ يُستثنى شيءٌ مسؤولٌ، وما؟ ثم؛ الطريق';

const FURTHER_TEXT = 'ڤ پ چ گ ١٢٣ ٪';

async function load({ source }: Face, characters: string, features?: readonly string[]) {
  const file = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const sfnt = await subsetFont(file, characters, {
    targetFormat: 'sfnt',
    ...(features ? { keepFeatures: [...features] } : {}),
  });
  return fontOf(new Uint8Array(sfnt));
}

const everything = String.fromCodePoint(
  ...Array.from({ length: 0xffff - 0x20 }, (_, i) => 0x20 + i),
);

/** Without the spaces, which the further faces leave to the others. */
const shapedWords = (font: Awaited<ReturnType<typeof load>>, text: string) =>
  text.split(' ').map((word) => shaped(font, word));

test.each([
  ...arabicFaces.map((face) => ({ face, name: face.name, text: TEXT })),
  ...arabicFurtherFaces.map((face) => ({ face, name: face.name, text: FURTHER_TEXT })),
])('$name shapes and joins Arabic as the uncut font does', async ({ face, text }) => {
  const cut = await load(face, face.characters, face.features);
  const uncut = shapedWords(await load(face, everything), text);
  expect(shapedWords(cut, text)).toEqual(uncut);
  const unjoined = await load(face, face.characters, ['ccmp']);
  if (text === TEXT) expect(shapedWords(unjoined, text)).not.toEqual(uncut);
});

/** The characters of a text that are outside a `unicode-range`. */
function outside(characters: string, range: string): string[] {
  const ranges = range.split(', ').map((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { from, to };
  });
  return [...characters].filter((each) => {
    const code = each.codePointAt(0) ?? 0;
    return !ranges.some(({ from, to }) => code >= from && code <= to);
  });
}

test.each([faces.sans, faces.sansFurther, ...arabicFurtherFaces])(
  'every character of $name is in its range',
  (face) => {
    expect(outside(face.characters, face.range ?? '')).toEqual([]);
  },
);

test('every character of an Arabic face is in one of its two families', () => {
  for (const [index, { characters, range }] of arabicFaces.entries()) {
    const latin = arabicLatinFaces[index]?.range ?? '';
    expect(outside(characters, `${range}, ${latin}`)).toEqual([]);
    const inLatin = [...characters].filter((each) => outside(each, latin).length === 0);
    expect(inLatin).toEqual(outside(characters, range ?? ''));
  }
});

test('the range of the preloaded face has no rare Latin character, nor theirs an Arabic letter', () => {
  const { characters, range } = faces.sansFurther;
  expect(outside(characters, faces.sans.range)).toEqual([...characters]);
  expect(outside('عربية', range)).toEqual([...'عربية']);
});

test('every fallback of Arabic has the weights of its faces', () => {
  const weights = arabicFaces.map(({ weight }) => weight);
  for (const fallbacks of Object.values(Object.groupBy(arabicFallbacks, ({ family }) => family))) {
    expect(fallbacks?.map(({ weight }) => weight)).toEqual(weights);
  }
});
