import { inflateSync } from 'node:zlib';
import type { Verdict } from './verdict.ts';

/** Names by which a PDF acts on its reader's machine or carries other files. */
const SUSPICIOUS = /\/(Launch|EmbeddedFile|JavaScript|Encrypt)s?(?![A-Za-z0-9])/;

const STREAM = /stream\r?\n/g;

/** Room for what object streams unpack to, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * A PDF by the names in its objects, those in compressed object streams included. What acts, carries
 * files or cannot be looked into is held.
 */
export function checkPdf(content: Buffer): Verdict {
  let room = MAX_UNPACKED_BYTES;
  let objects = '';
  let at = 0;
  const text = content.toString('latin1');
  for (const match of text.matchAll(STREAM)) {
    const start = match.index + match[0].length;
    if (match.index < at) continue;
    const head = text.slice(at, match.index);
    objects += head;
    const end = text.indexOf('endstream', start);
    at = end < 0 ? text.length : end;
    if (!/\/ObjStm/.test(plainNames(head.slice(-2_000)))) continue;
    const unpacked = unpack(content.subarray(start, at), room);
    if (!unpacked) return { kind: 'held', because: 'a part of the PDF cannot be looked into' };
    room -= unpacked.length;
    objects += unpacked.toString('latin1');
  }
  const found = SUSPICIOUS.exec(plainNames(objects + text.slice(at)))?.[1];
  return found ? { kind: 'held', because: `the PDF has /${found}` } : { kind: 'fine' };
}

/** `/L#61unch` is another way to write `/Launch`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function unpack(packed: Buffer, room: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(room, 1), finishFlush: 2 });
  } catch {
    return undefined;
  }
}
