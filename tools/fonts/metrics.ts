import * as hb from 'harfbuzzjs';

/** Metrics that determine the size of a line of text, in ems. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a letter in English text, or of a character in Arabic text. */
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

/** Arabic text of the trade, without punctuation; letters differ in width by their neighbours. */
const ARABIC_TEXT =
  'أنجزت الشركة أعمال الأنابيب والخزانات في موعدها وسلّمت ملف الجودة مع محاضر الاختبار قبل التشغيل ' +
  'يراجع مهندس الموقع خطة الرفع وتصريح العمل كل صباح ويوقف العمل إذا تغيّرت الظروف فالسلامة شرط لا ' +
  'يُستثنى منه أحد';

/**
 * Reads the metrics of a font.
 *
 * @param sfnt uncompressed font
 * @param weight value on the weight axis of a variable font
 */
export function readMetrics(sfnt: Uint8Array<ArrayBuffer>, weight: number): Metrics {
  const font = fontOf(sfnt);
  const variation = hb.Variation.fromString(`wght=${weight}`);
  if (variation) font.setVariations([variation]);
  const em = font.face.upem;
  return {
    ...heights(font),
    width: meanWidth((letter) => font.glyphHAdvance(glyphOf(font, letter)) / em),
  };
}

/** Reads the metrics of a font of Arabic script; `width` is that of a character of Arabic text. */
export function readArabicMetrics(sfnt: Uint8Array<ArrayBuffer>): Metrics {
  const font = fontOf(sfnt);
  const sum = shaped(font, ARABIC_TEXT).reduce((total, { xAdvance }) => total + xAdvance, 0);
  return { ...heights(font), width: sum / font.face.upem / ARABIC_TEXT.length };
}

/** Positions of the glyphs of a text, in units of the font. */
export function shaped(font: hb.Font, text: string): hb.GlyphPosition[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphPositions();
}

/** @param sfnt uncompressed font */
export function fontOf(sfnt: Uint8Array<ArrayBuffer>): hb.Font {
  return new hb.Font(new hb.Face(new hb.Blob(sfnt.buffer)));
}

function heights(font: hb.Font): Omit<Metrics, 'width'> {
  const em = font.face.upem;
  const { ascender, descender, lineGap } = font.hExtents();
  return { ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em };
}

function glyphOf(font: hb.Font, letter: string): number {
  const glyph = font.glyph(letter.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`A font has no letter ${JSON.stringify(letter)}`);
  return glyph;
}
