import type { Readable } from 'node:stream';
import { type BodyShare, FREE_BYTES } from './body-room.ts';
import { Refusal } from './refusal.ts';

/** How often the rate is checked: longer than a mobile network's pause at a cell change. */
const RATE_WINDOW_MS = 30_000;

/** Minimum between two checks: 8 kB/s, at which the longest body takes 13 minutes. */
const LEAST_BYTES_PER_WINDOW = 240_000;

/** A body, or its beginning. */
export interface CollectedBody {
  bytes: Buffer;
  /** Why only its beginning was kept; undefined when it is complete. */
  cutOff: 'tooLong' | 'noRoom' | undefined;
}

/** How much of a body is kept and read, in bytes. */
export interface BodyLimits {
  /** Longest body that is kept whole. */
  whole: number;
  /** How much of a longer one is kept. */
  beginning: number;
  /** How much of a longer one is read and discarded, so that its sender can read the answer. */
  readOn: number;
}

/**
 * Reads a request's body into memory. If it is too long, or there is no room for it, keeps only the
 * beginning, which has the text fields in front of a file.
 * @throws Refusal 413 beyond `readOn`, 408 when the body arrives too slowly, 400 when its sender
 * disconnects
 */
export function collectBody(
  stream: Readable,
  limits: BodyLimits,
  share: BodyShare,
): Promise<CollectedBody> {
  return new Promise((resolve, reject) => {
    /** Begins with what is kept. */
    let room = Buffer.alloc(FREE_BYTES);
    let length = 0;
    let cutOff: CollectedBody['cutOff'];
    // Copies, since a body may come in chunks of one byte, each of which would take a hundred.
    const keep = (chunk: Buffer) => {
      const begin = length - chunk.length;
      if (length > room.length) {
        const larger = Buffer.alloc(Math.max(2 * room.length, length));
        room.copy(larger, 0, 0, begin);
        room = larger;
      }
      chunk.copy(room, begin);
    };
    const keepOnly = (bytes: number) => {
      room = Buffer.from(room.subarray(0, Math.min(bytes, length)));
      share.resize(bytes);
    };
    let lengthBefore = 0;
    const checkRate = setInterval(() => {
      if (length - lengthBefore < LEAST_BYTES_PER_WINDOW) {
        refuse(new Refusal(408, 'Request Timeout'));
      }
      lengthBefore = length;
    }, RATE_WINDOW_MS);
    const refuse = (refusal: Refusal) => {
      clearInterval(checkRate);
      stream.removeListener('data', onData);
      keepOnly(0);
      reject(refusal);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.readOn) {
        refuse(new Refusal(413, 'Payload Too Large'));
      } else if (!cutOff) {
        keep(chunk);
        if (length > limits.whole) cutOff = 'tooLong';
        else if (!share.resize(length)) cutOff = 'noRoom';
        if (cutOff) keepOnly(cutOff === 'tooLong' ? limits.beginning : FREE_BYTES);
      }
    };
    stream.on('data', onData);
    stream.on('end', () => {
      clearInterval(checkRate);
      resolve({ bytes: cutOff ? room : room.subarray(0, length), cutOff });
    });
    stream.on('error', (cause) => refuse(new Refusal(400, 'Bad Request', { cause })));
  });
}
