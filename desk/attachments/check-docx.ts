import { inflateRawSync } from 'node:zlib';
import type { Verdict } from './verdict.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Text packs well, but no document packs like this. */
const MAX_RATIO = 200;
/** Below this a high ratio is harmless. */
const RATIO_MATTERS_FROM = 1024 * 1024;
/** The parts that are read; far more than Word writes into them. */
const MAX_READ_BYTES = 1024 * 1024;

/** Relationships by which a document fetches or runs what lies outside of it. */
const OUTSIDE = /(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)["']/i;

/** A .docx by its directory, before anything is unpacked; then the few parts that say what it does. */
export function checkDocx(archive: Buffer): Verdict {
  const entries = readZipDirectory(archive);
  if (!entries || entries.length > MAX_ENTRIES) return { kind: 'refused', key: 'fileContent' };
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES || entries.some(isBomb)) {
    return { kind: 'refused', key: 'fileContent' };
  }
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types || !entries.some(({ name }) => name.startsWith('word/'))) {
    return { kind: 'refused', key: 'fileContent' };
  }
  if (entries.some(({ name }) => /(?:^|\/)vbaProject\.bin$/i.test(name))) {
    return { kind: 'refused', key: 'fileUnsafe' };
  }
  try {
    const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
    const fetches = relations.some((entry) =>
      relationships(readXml(archive, entry)).some(
        (each) => /TargetMode\s*=\s*["']External["']/i.test(each) && OUTSIDE.test(each),
      ),
    );
    if (fetches || /macroEnabled/i.test(readXml(archive, types))) {
      return { kind: 'refused', key: 'fileUnsafe' };
    }
  } catch {
    return { kind: 'refused', key: 'fileContent' };
  }
  return entries.some(({ name }) => /^word\/(?:embeddings|activeX)\//i.test(name))
    ? { kind: 'held', because: 'the Word file has other files or controls inside' }
    : { kind: 'fine' };
}

function isBomb({ size, packedSize }: ZipEntry): boolean {
  return size > RATIO_MATTERS_FROM && size > packedSize * MAX_RATIO;
}

function relationships(xml: string): string[] {
  return xml.match(/<[^<>]*Relationship\s[^<>]*>/gi) ?? [];
}

/**
 * A part's text with character references resolved, so that none of them hides a word.
 * @throws when it cannot be unpacked to a sensible size.
 */
function readXml(archive: Buffer, entry: ZipEntry): string {
  const packed = packedBytes(archive, entry);
  const limit = { maxOutputLength: MAX_READ_BYTES };
  const bytes = entry.method === 8 ? inflateRawSync(packed, limit) : packed;
  if (bytes.length > MAX_READ_BYTES) throw new RangeError('The part is too large');
  const wide = bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff);
  // Word writes UTF-8. Without the zeros, UTF-16 in either order reads like it where it matters.
  const text = wide ? bytes.toString('latin1').replaceAll('\0', '') : bytes.toString('utf8');
  return text.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(digits, hex ? 16 : 10), 0x10ffff)),
  );
}
