import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF of about this size: one page, and a stream of noise. */
export function pdf(size = 0, objects: string | Buffer = ''): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const noise = Buffer.alloc(size);
  // Pseudo-random, so that any wrong byte is noticed.
  for (let i = 0, x = 1; i < size; i++) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    noise[i] = x >> 16;
  }
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(objects),
    Buffer.from(`\n3 0 obj\n<< /Length ${size} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** A PDF whose only page is filled with this colour, three numbers from 0 to 1. */
export function drawnPdf(colour: string): Buffer {
  const drawing = `${colour} rg 0 0 200 100 re f`;
  return pdf(
    0,
    [
      '2 0 obj\n<< /Type /Pages /Kids [4 0 R] /Count 1 >>\nendobj',
      '4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 5 0 R >>\nendobj',
      `5 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj`,
    ].join('\n'),
  );
}

/** The beginning of a Windows program. */
export const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2_000)]);

interface ZipPart {
  name: string;
  content: string | Buffer;
}

/** A ZIP archive of these parts. */
export function zip(parts: ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/x+xml"/></Types>';

const RELATIONS =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The parts of a plain .docx. */
export const DOCX_PARTS: readonly ZipPart[] = [
  { name: '[Content_Types].xml', content: TYPES },
  { name: '_rels/.rels', content: RELATIONS },
  { name: 'word/document.xml', content: '<w:document>سيرة ذاتية</w:document>' },
];

/** A .docx with these further parts. */
export const docx = (...more: ZipPart[]) => zip([...DOCX_PARTS, ...more]);

const SECTOR = 512;

/** Streams shorter than this would have to be in the mini stream ([MS-CFB] §2.2). */
const MIN_STREAM = 4_096;

/** A compound file ([MS-CFB], version 3) with at most fifteen streams, each filled up with zeros. */
export function compoundFile(streams: Record<string, string | Buffer>): Buffer {
  const entries = Object.entries(streams);
  // Sector 0 is the allocation table; the directory follows, then the streams.
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  const table: number[] = [0xfffffffd, ...chain(1, directorySectors)];
  const directory = [directoryEntry('Root Entry', 5, { child: 1 })];
  const bodies: Buffer[] = [];
  for (const [index, [name, content]] of entries.entries()) {
    const bytes = Buffer.from(content);
    const sectors = Math.ceil(Math.max(bytes.length, MIN_STREAM) / SECTOR);
    const right = index + 1 < entries.length ? index + 2 : NONE;
    const size = sectors * SECTOR;
    directory.push(directoryEntry(name, 2, { right, start: table.length, size }));
    table.push(...chain(table.length, sectors));
    bodies.push(bytes, Buffer.alloc(size - bytes.length));
  }
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(MIN_STREAM, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 80);
  header.writeUInt32LE(0, 76);
  const allocation = Buffer.alloc(SECTOR, 0xff);
  for (const [sector, next] of table.entries()) allocation.writeUInt32LE(next, sector * 4);
  const listed = Buffer.concat(directory, directorySectors * SECTOR);
  return Buffer.concat([header, allocation, listed, ...bodies]);
}

const NONE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;

/** The allocation table of a stream in consecutive sectors. */
const chain = (first: number, sectors: number) =>
  Array.from({ length: sectors }, (_, i) => (i + 1 < sectors ? first + i + 1 : END_OF_CHAIN));

function directoryEntry(
  name: string,
  type: number,
  { right = NONE, child = NONE, start = END_OF_CHAIN, size = 0 },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  // Word leaves older bytes behind a name.
  entry.fill(0x7f, 2 * name.length + 2, 64);
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry[66] = type;
  entry[67] = 1;
  for (const [at, id] of [NONE, right, child].entries()) entry.writeUInt32LE(id, 68 + 4 * at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A .doc with these further streams. */
export function doc(more: Record<string, string | Buffer> = {}, isEncrypted = false): Buffer {
  // The beginning of the file information block ([MS-DOC] §2.5.2).
  const block = Buffer.alloc(MIN_STREAM);
  block.writeUInt16LE(0xa5ec, 0);
  block.writeUInt16LE(isEncrypted ? 0x100 : 0, 10);
  return compoundFile({ WordDocument: block, '1Table': '', ...more });
}
