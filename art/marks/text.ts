import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';
import { bounds, type Path, placed, type Step } from './path.ts';

/** Unpacks a WOFF 1 file into the plain font that the shaper reads. */
export function unpackWoff(woff: Buffer): Uint8Array<ArrayBuffer> {
  const count = woff.readUInt16BE(12);
  const font = Buffer.from(new ArrayBuffer(woff.readUInt32BE(16)));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let offset = 12 + 16 * count;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const record = 12 + 16 * i;
    woff.copy(font, record, entry, entry + 4);
    woff.copy(font, record + 4, entry + 16, entry + 20);
    font.writeUInt32BE(offset, record + 8);
    font.writeUInt32BE(length, record + 12);
    table.copy(font, offset);
    offset += Math.ceil(length / 4) * 4;
  }
  return new Uint8Array(font.buffer);
}

const files = {
  regular: 'ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
  semibold: 'ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff',
  bold: 'ibm-plex-sans/files/ibm-plex-sans-latin-700-normal.woff',
  condensed: 'ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-600-normal.woff',
  mono: 'ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff',
  serif: 'ibm-plex-serif/files/ibm-plex-serif-latin-600-normal.woff',
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff',
  arabicBold: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
} as const;

export type Face = keyof typeof files;

const loaded = new Map<Face, { font: hb.Font; em: number }>();

function load(face: Face) {
  const known = loaded.get(face);
  if (known) return known;
  const url = import.meta.resolve(`@fontsource/${files[face]}`);
  const data = unpackWoff(readFileSync(fileURLToPath(url)));
  const hbFace = new hb.Face(new hb.Blob(data.buffer));
  const entry = { font: new hb.Font(hbFace), em: hbFace.upem };
  loaded.set(face, entry);
  return entry;
}

function steps(svgPath: string): Step[] {
  return [...svgPath.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, op, numbers = '']) => ({
    op: op as Step['op'],
    at: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }));
}

/** Text as one outline, shaped (joined, for Arabic), from (0, 0) on its baseline. */
export function text(face: Face, words: string, size: number, tracking = 0): Path {
  const { font, em } = load(face);
  const buffer = new hb.Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const scale = size / em;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  return buffer.getGlyphInfos().flatMap((glyph, i) => {
    const at = positions[i];
    if (!at) return [];
    const outline = steps(font.glyphToPath(glyph.codepoint));
    const x = pen + at.xOffset * scale;
    pen += at.xAdvance * scale + tracking;
    return placed(outline, x, -at.yOffset * scale, scale, -scale);
  });
}

/** Text tracked so that its ink is exactly `width` wide. */
export function justified(face: Face, words: string, size: number, width: number): Path {
  const plain = bounds(text(face, words, size));
  return text(face, words, size, (width - (plain.right - plain.left)) / ([...words].length - 1));
}

/** Text enlarged so that its ink is exactly `width` wide. */
export function fitted(face: Face, words: string, width: number, trackingEm = 0): Path {
  const path = text(face, words, 100, 100 * trackingEm);
  const { left, right } = bounds(path);
  return placed(path, 0, 0, width / (right - left));
}
