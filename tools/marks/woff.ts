import { inflateSync } from 'node:zlib';

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
