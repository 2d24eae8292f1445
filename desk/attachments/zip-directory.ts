/** One file of an archive, as the archive's directory describes it. */
export interface ZipEntry {
  name: string;
  packedSize: number;
  size: number;
  /** 0 as it is, 8 deflated; nothing else is accepted. */
  method: number;
  /** Where its own header begins. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x0001;

/**
 * The directory of a zip archive, read without unpacking anything. Undefined when it is none, or
 * not a plain one: encrypted, split, in zip64 form, with entries that lie over each other.
 */
export function readZipDirectory(archive: Buffer): ZipEntry[] | undefined {
  const end = findEnd(archive);
  if (end === undefined) return undefined;
  const count = archive.readUInt16LE(end + 10);
  const length = archive.readUInt32LE(end + 12);
  const start = archive.readUInt32LE(end + 16);
  if (archive.readUInt16LE(end + 8) !== count || start + length > end) return undefined;

  const entries: ZipEntry[] = [];
  let at = start;
  while (entries.length < count) {
    if (at + ENTRY_LENGTH > start + length || archive.readUInt32LE(at) !== ENTRY_SIGNATURE) {
      return undefined;
    }
    const nameLength = archive.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      name: archive.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      packedSize: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      method: archive.readUInt16LE(at + 10),
      offset: archive.readUInt32LE(at + 42),
    };
    if (archive.readUInt16LE(at + 8) & ENCRYPTED || ![0, 8].includes(entry.method)) {
      return undefined;
    }
    entries.push(entry);
    at += ENTRY_LENGTH + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return at === start + length && lieApart(archive, entries, start) ? entries : undefined;
}

/** An entry's bytes as packed. Call only with an entry of this archive's directory. */
export function packedBytes(archive: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  const start = dataStart(archive, offset);
  return archive.subarray(start, start + packedSize);
}

function findEnd(archive: Buffer): number | undefined {
  const first = Math.max(archive.length - END_LENGTH - LONGEST_COMMENT, 0);
  for (let at = archive.length - END_LENGTH; at >= first; at--) {
    if (archive.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

/** A small archive becomes a huge one when its entries share their bytes. */
function lieApart(archive: Buffer, entries: ZipEntry[], end: number): boolean {
  let free = 0;
  for (const { offset, packedSize } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free || offset + LOCAL_LENGTH > end) return false;
    if (archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) return false;
    free = dataStart(archive, offset) + packedSize;
    if (free > end) return false;
  }
  return true;
}

function dataStart(archive: Buffer, offset: number): number {
  const nameLength = archive.readUInt16LE(offset + 26);
  return offset + LOCAL_LENGTH + nameLength + archive.readUInt16LE(offset + 28);
}
