import * as hb from 'harfbuzzjs';

/** Metrics that determine the size of a line of text, in ems. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a letter in English text. */
  width: number;
}

/** Relative frequency of letters and spaces in English text. */
const frequencies: Record<string, number> = {
  ' ': 18,
  a: 8,
  b: 1.5,
  c: 3,
  d: 4,
  e: 12,
  f: 2,
  g: 2,
  h: 6,
  i: 7,
  j: 0.2,
  k: 0.8,
  l: 4,
  m: 2.5,
  n: 7,
  o: 7.5,
  p: 2,
  q: 0.1,
  r: 6,
  s: 6,
  t: 9,
  u: 3,
  v: 1,
  w: 2,
  x: 0.2,
  y: 2,
  z: 0.1,
};

/** Mean letter width in English text. */
export function meanWidth(widthOf: (letter: string) => number): number {
  let sum = 0;
  let count = 0;
  for (const [letter, frequency] of Object.entries(frequencies)) {
    sum += widthOf(letter) * frequency;
    count += frequency;
  }
  return sum / count;
}

/**
 * Reads the metrics of a font.
 *
 * @param sfnt uncompressed font
 * @param weight value on the weight axis of a variable font
 */
export function readMetrics(sfnt: Uint8Array<ArrayBuffer>, weight: number): Metrics {
  const face = new hb.Face(new hb.Blob(sfnt.buffer));
  const font = new hb.Font(face);
  const variation = hb.Variation.fromString(`wght=${weight}`);
  if (variation) font.setVariations([variation]);
  const em = face.upem;
  const extents = font.hExtents();
  return {
    ascent: extents.ascender / em,
    descent: -extents.descender / em,
    lineGap: extents.lineGap / em,
    width: meanWidth((letter) => font.glyphHAdvance(glyphOf(font, letter)) / em),
  };
}

function glyphOf(font: hb.Font, letter: string): number {
  const glyph = font.glyph(letter.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`A font has no letter ${JSON.stringify(letter)}`);
  return glyph;
}
