import type { DocumentExtension } from './file-type.ts';
import type { MessageKey } from './messages.ts';

/** Why a file is refused for its content. */
type ContentProblem = Extract<MessageKey, 'fileContent' | 'fileTextFormat' | 'filePassword'>;

/** Readers look for a PDF's header in this many bytes (PDF Reference 1.7, appendix H, note 13). */
const HEADER_LENGTH = 1_024;

const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Beginning of the text formats that Word opens: RTF, HTML, XML and MHTML (RFC 2557). */
const TEXT_FORMAT = /^[^\w<{]*(?:\{\\rtf|<[!?a-z])|(?:^|\n)mime-version:/i;

/**
 * The type of a whole file by its content, whatever its name, or why it is refused. Inflates nothing: the
 * directory of an archive says enough.
 */
export function documentType(bytes: Uint8Array): DocumentExtension | ContentProblem {
  const begin = latin1(bytes, 0, HEADER_LENGTH);
  if (begin.startsWith('PK')) return isWordPackage(bytes) ? 'docx' : 'fileContent';
  if (begin.startsWith(COMPOUND_FILE)) return typeOfCompoundFile(bytes);
  if (/^(?:MZ|\x7fELF)/.test(begin)) return 'fileContent';
  if (begin.includes('%PDF-')) return 'pdf';
  return TEXT_FORMAT.test(begin.replaceAll('\0', '')) ? 'fileTextFormat' : 'fileContent';
}

/** Every package has the first name (ECMA-376 part 2); Word, Google Docs and LibreOffice write into `word/`. */
function isWordPackage(bytes: Uint8Array): boolean {
  const names = zipEntries(bytes).map(({ name }) => name.toLowerCase());
  return names.includes('[content_types].xml') && names.some((name) => name.startsWith('word/'));
}

/** An entry of a ZIP archive. */
interface ZipEntry {
  name: string;
  /** Offset of its local header in the archive. */
  offset: number;
}

/** The entries that a ZIP archive's central directory lists (APPNOTE.TXT §4.3.12); none without one. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const entries: ZipEntry[] = [];
  let at = end > 0 ? view.getUint32(end + 16, true) : end;
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const length = view.getUint16(at + 28, true);
    const name = latin1(bytes, at + 46, at + 46 + length);
    entries.push({ name, offset: view.getUint32(at + 42, true) });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function typeOfCompoundFile(bytes: Uint8Array): DocumentExtension | ContentProblem {
  // Word may add a WordDocument that tells old versions of the password.
  if (directoryEntry(bytes, 'EncryptedPackage') !== undefined) return 'filePassword';
  const entry = directoryEntry(bytes, 'WordDocument');
  if (entry === undefined) return 'fileContent';
  // The stream begins with the file information block, which has the flag fEncrypted ([MS-DOC] §2.5.2).
  const view = viewOf(bytes);
  const block = (view.getUint32(entry + 116, true) + 1) * 2 ** view.getUint16(30, true);
  const isEncrypted = bytes[block + 1] === 0xa5 && ((bytes[block + 11] ?? 0) & 1) === 1;
  return isEncrypted ? 'filePassword' : 'doc';
}

/** Offset of the entry of a stream or storage in a compound file's directory ([MS-CFB] §2.6), at any depth. */
export function directoryEntry(bytes: Uint8Array, name: string): number | undefined {
  const size = 2 * name.length;
  // Sectors begin at multiples of 512 bytes, so the chain of those with the directory need not be followed.
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (bytes[at + 64] !== size + 2) continue;
    const found = latin1(bytes, at, at + size).replaceAll('\0', '');
    if (found.toLowerCase() === name.toLowerCase()) return at;
  }
  return undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const decoder = new TextDecoder('latin1');

const latin1 = (bytes: Uint8Array, start: number, end: number) =>
  decoder.decode(bytes.subarray(start, end));
