import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF of about this size: one page, and a stream of noise. */
export function pdf(size = 0, objects = ''): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const noise = Buffer.alloc(size);
  // Pseudo-random, so that any wrong byte is noticed.
  for (let i = 0, x = 1; i < size; i++) {
    x = (x * 1_103_515_245 + 12_345) & 0x7fffffff;
    noise[i] = x >> 16;
  }
  return Buffer.concat([
    Buffer.from(`${head}${objects}\n3 0 obj\n<< /Length ${size} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
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
