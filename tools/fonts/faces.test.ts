import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { arabicFaces, type Face, faces } from './faces.ts';
import { arabicFallbacks } from './fallback.ts';
import { fontOf, shaped } from './metrics.ts';

/** With lam-alef, marks on marks, an isolated letter, a final yeh, a kashida and letters of loanwords. */
const TEXT = 'الأعمال لآلئ إلى السلّم مُقَدَّمًا هـ يُستثنى شيءٌ مسؤولٌ ڤ پ چ گ رقم ١٢٣، وما؟ ثم؛ ٪';

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

test.each(arabicFaces)('$name shapes Arabic as the uncut font does', async (face) => {
  const cut = await load(face, face.characters, face.features);
  const uncut = await load(face, everything);
  expect(shaped(cut, TEXT)).toEqual(shaped(uncut, TEXT));
  // Without the joining forms, the same text is wider.
  const unjoined = await load(face, face.characters, ['ccmp']);
  expect(shaped(unjoined, TEXT)).not.toEqual(shaped(uncut, TEXT));
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

test.each([faces.sans, ...arabicFaces])('every character of $name is in its range', (face) => {
  expect(outside(face.characters, face.range ?? '')).toEqual([]);
});

test('the range of the preloaded face has no character of the other', () => {
  const { characters } = faces.sansFurther;
  expect(outside(characters, faces.sans.range)).toEqual([...characters]);
});

test('every fallback of Arabic has the weights of its faces', () => {
  const weights = arabicFaces.map(({ weight }) => weight);
  const families = new Set(arabicFallbacks.map(({ family }) => family));
  for (const family of families) {
    const own = arabicFallbacks.filter((each) => each.family === family);
    expect(own.map(({ weight }) => weight)).toEqual(weights);
  }
});
