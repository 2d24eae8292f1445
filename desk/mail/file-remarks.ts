import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { directoryEntry, zipEntries } from '#shared/file-content.ts';
import { FILE_REMARKS, type FileRemark } from '#shared/mails.ts';

/** Extensions of what Windows starts as a program or script. */
const PROGRAM = String.raw`\.(?:exe|com|scr|pif|bat|cmd|msi|cpl|dll|jar|jse?|vb[es]|wsf|hta|ps1|lnk)`;
const PROGRAM_FILE = new RegExp(`${PROGRAM}$`, 'i');
/** The name of a packed object, which ends with NUL. */
const PROGRAM_OBJECT = new RegExp(String.raw`${PROGRAM}\0`, 'i');

/** A VBA project, or a document whose extension is of those with one. */
const MACROS_FILE = /\bvbaProject\.bin$|\.(?:do[ct]|xl[st]|pp[st]|pot)m$/i;

/** Actions and scripts of a PDF (ISO 32000-1 §12.6.4). The name alone may be the end of a link. */
const REFERENCE = String.raw`\s*(?:[(<]|\d{1,10}\s+\d{1,5}\s+R\b)`;
const LAUNCH = new RegExp(String.raw`${pdfName('S')}\s*${pdfName('Launch')}\b`);
const JAVASCRIPT = new RegExp(
  String.raw`${pdfName('S')}\s*${pdfName('JavaScript')}\b|(?:${pdfName('JavaScript')}|${pdfName('JS')})${REFERENCE}`,
);

/** What is inflated of a file is limited: a few kilobytes may stand for gigabytes. */
const MAX_PARTS = 100;
const MAX_PACKED_BYTES = 64 * 1024;
const MAX_INFLATED_BYTES = 8 * 1024 * 1024;

/**
 * What in a file may harm its reader. It is no check: a file without a remark may contain any
 * of it (decision 0105).
 */
export function remarksOn(content: Uint8Array): FileRemark[] {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parts = [file, ...objectsIn(file), ...objectStreamsIn(file)];
  const text = parts.map((part) => part.toString('latin1')).join('\n');
  const names = [...parts.flatMap(zipEntries).map(({ name }) => name), ...filesInPdf(text)];
  const hasEntry = (name: string) => parts.some((part) => directoryEntry(part, name) !== undefined);
  const remarks: Record<FileRemark, boolean> = {
    macros: names.some((name) => MACROS_FILE.test(name)) || hasEntry('_VBA_PROJECT'),
    javaScript: JAVASCRIPT.test(text),
    launch: LAUNCH.test(text),
    executable:
      names.some((name) => PROGRAM_FILE.test(name)) ||
      (hasEntry('\x01Ole10Native') && PROGRAM_OBJECT.test(text)),
  };
  return FILE_REMARKS.filter((remark) => remarks[remark]);
}

/** The beginnings of the objects in a .docx. */
function objectsIn(file: Buffer): Buffer[] {
  const inflate = limited(inflateRawSync);
  return zipEntries(file)
    .filter(({ name, offset }) => /\/embeddings\//i.test(name) && offset + 30 <= file.length)
    .slice(0, MAX_PARTS)
    .map(({ offset }) => {
      const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
      const packed = file.subarray(start, start + MAX_PACKED_BYTES);
      return file.readUInt16LE(offset + 8) === 0 ? packed : inflate(packed);
    });
}

/** The object streams of a PDF (ISO 32000-1 §7.5.7), in which most writers put all but pages and pictures. */
function objectStreamsIn(file: Buffer): Buffer[] {
  const inflate = limited(inflateSync);
  const streams: Buffer[] = [];
  let at = 0;
  while (streams.length < MAX_PARTS) {
    const dictionary = file.indexOf('/ObjStm', at);
    const keyword = file.indexOf('stream', dictionary);
    if (dictionary < 0 || keyword < 0) break;
    at = file.indexOf('\n', keyword) + 1 || file.length;
    streams.push(inflate(file.subarray(at, at + MAX_PACKED_BYTES)));
  }
  return streams;
}

/** Inflates parts up to a limit for all together; an invalid part, or one that is too large, is empty. */
function limited(inflate: typeof inflateSync): (packed: Buffer) => Buffer {
  let room = MAX_INFLATED_BYTES;
  return (packed) => {
    try {
      const options = { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH };
      const inflated = inflate(packed, options);
      room -= inflated.length;
      return inflated;
    } catch {
      // All of the room may have been inflated before.
      room >>= 1;
      return Buffer.alloc(0);
    }
  };
}

/** The names of the files in a PDF (ISO 32000-1 §7.11.3), of UTF-16 only the letters of ASCII. */
function filesInPdf(text: string): string[] {
  if (!/\/EmbeddedFiles?\b/.test(text)) return [];
  return text
    .matchAll(/\/U?F\s*(?:\(([^()]*)\)|<([\da-fA-F\s]*)>)/g)
    .take(MAX_PARTS)
    .map(
      ([, plain, hex = '']) =>
        plain ?? Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'),
    )
    .map((name) => name.replaceAll('\0', ''))
    .toArray();
}

/** A regular expression for a name in a PDF, whose letters may be escaped, such as `#4a`. */
function pdfName(name: string): string {
  const letters = Array.from(name, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `/${letters.join('')}`;
}
