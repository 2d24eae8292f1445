import { inflateRawSync } from 'node:zlib';
import type { Verdict } from './verdict.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Text packs well, but no document packs like this. */
const MAX_RATIO = 200;
/** Below this a high ratio is harmless. */
const RATIO_MATTERS_FROM = 1024 * 1024;
/** The parts that are read, all together; far more than Word writes into them. */
const MAX_READ_BYTES = 1024 * 1024;

/** What a relationship says by which a document fetches or runs what lies outside of it. */
const FETCHES = [
  /(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)["']/i,
  /TargetMode\s*=\s*["']External["']/i,
  // Word notes where on its writer's own disk the template was; nobody else's Word finds it there.
  /\bTarget\s*=\s*["'](?!(?:file:\/\/\/)?[a-z]:[\\/])/i,
];

/** A .docx by its directory, before anything is unpacked; then the few parts that say what it does. */
export function checkDocx(archive: Buffer): Verdict {
  const entries = readZipDirectory(archive);
  if (!entries || entries.length > MAX_ENTRIES) return { kind: 'refused', key: 'fileContent' };
  if (sizeOf(entries) > MAX_UNPACKED_BYTES || entries.some(isBomb)) {
    return { kind: 'refused', key: 'fileContent' };
  }
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types || !entries.some(({ name }) => name.startsWith('word/'))) {
    return { kind: 'refused', key: 'fileContent' };
  }
  if (entries.some(({ name }) => /(?:^|\/)vbaProject\.bin$/i.test(name))) {
    return { kind: 'refused', key: 'fileUnsafe' };
  }
  const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
  if (types.size + sizeOf(relations) > MAX_READ_BYTES) {
    return { kind: 'refused', key: 'fileContent' };
  }
  try {
    if (
      relations.some((entry) => elements(readXml(archive, entry)).some(fetches)) ||
      /macroEnabled/i.test(resolved(readXml(archive, types)))
    ) {
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

const sizeOf = (entries: ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

const fetches = (element: string) => FETCHES.every((part) => part.test(element));

/** Each element with what follows it. No attribute holds a bare `<`; one may hold a `>`. */
const elements = (xml: string) => xml.split('<').map(resolved);

/** With character references resolved, so that none of them hides a word. */
function resolved(text: string): string {
  return text.replace(/&#(x?)0*([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(digits, hex ? 16 : 10), 0x10ffff)),
  );
}

/**
 * A part's text.
 * @throws when it unpacks to more than the directory says, by which it was judged.
 */
function readXml(archive: Buffer, entry: ZipEntry): string {
  const packed = packedBytes(archive, entry);
  const limit = { maxOutputLength: entry.size };
  const bytes = entry.method === 8 ? inflateRawSync(packed, limit) : packed;
  if (bytes.length > entry.size) throw new RangeError('The part is too large');
  const wide = bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff);
  // Word writes UTF-8. Without the zeros, UTF-16 in either order reads like it where it matters.
  return wide ? bytes.toString('latin1').replaceAll('\0', '') : bytes.toString('utf8');
}
