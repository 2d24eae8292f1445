import { inflateSync } from 'node:zlib';
import type { Verdict } from './verdict.ts';

/** Names by which a PDF acts on its reader's machine or carries other files. */
const SUSPICIOUS = ['Launch', 'EmbeddedFile', 'JavaScript', 'Encrypt'];

const OBJECT_STREAM = nameAsSpelt('ObjStm');

const STREAM = /(?<!end)stream\r?\n/g;

/** Room for what object streams unpack to, all together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What each of them takes at least: to begin unpacking takes time as well. */
const LEAST_ROOM = 16 * 1024;

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
    if (!OBJECT_STREAM.test(head)) continue;
    const unpacked = unpack(content.subarray(start, at), room);
    if (!unpacked) return { kind: 'held', because: 'a part of the PDF cannot be looked into' };
    room -= Math.max(unpacked.length, LEAST_ROOM);
    objects += unpacked.toString('latin1');
  }
  objects += text.slice(at);
  const found = SUSPICIOUS.find((name) => nameAsSpelt(name).test(objects));
  return found ? { kind: 'held', because: `the PDF has /${found}` } : { kind: 'fine' };
}

/** Finds a name however it is written: `/L#61unch` is `/Launch` too. */
function nameAsSpelt(name: string): RegExp {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
  });
  return new RegExp(`/${letters.join('')}s?(?![A-Za-z0-9])`);
}

function unpack(packed: Buffer, room: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: room, finishFlush: 2 });
  } catch {
    return undefined;
  }
}
