import type { Readable } from 'node:stream';
import { type BodyShare, FREE_BYTES } from './body-room.ts';
import { Refusal } from './refusal.ts';

/** A body, or as much of it as was kept. */
export interface CollectedBody {
  bytes: Buffer;
  /** Why these are its first bytes only: it was too long, or there was no memory for more. */
  cutOff: 'tooLong' | 'noRoom' | undefined;
}

/** How much of a body is kept and read, in bytes. */
export interface BodyLimits {
  /** Longest body that is kept whole. */
  whole: number;
  /** How much of the beginning is kept of a longer one. */
  beginning: number;
  /** How far a longer one is read on, so that its sender gets to read the answer. */
  readOn: number;
}

/**
 * Reads a request's body into memory, up to a limit and as far as there is room; else the
 * beginning, in which the text fields stand that come before a file.
 * @throws Refusal 413 when it is so long that it is not even read to its end, 400 when its sender
 * hangs up before.
 */
export function collectBody(
  stream: Readable,
  limits: BodyLimits,
  share: BodyShare,
): Promise<CollectedBody> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let cutOff: CollectedBody['cutOff'];
    const keepOnly = (bytes: number) => {
      chunks = [Buffer.concat(chunks, Math.min(bytes, length))];
      share.resize(bytes);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.readOn) {
        stream.removeListener('data', onData);
        keepOnly(0);
        reject(new Refusal(413, 'Payload Too Large'));
      } else if (!cutOff) {
        chunks.push(chunk);
        if (length > limits.whole) cutOff = 'tooLong';
        else if (!share.resize(length)) cutOff = 'noRoom';
        if (cutOff) keepOnly(cutOff === 'tooLong' ? limits.beginning : FREE_BYTES);
      }
    };
    stream.on('data', onData);
    stream.on('end', () => resolve({ bytes: Buffer.concat(chunks), cutOff }));
    stream.on('error', (cause) => reject(new Refusal(400, 'Bad Request', { cause })));
  });
}
