import type { Readable } from 'node:stream';
import { Refusal } from './refusal.ts';

export interface CollectedBody {
  bytes: Buffer;
  /** It was too long: these are its first bytes only. */
  cutOff: boolean;
}

interface Limits {
  /** Longest body that is kept whole. */
  whole: number;
  /** How much of the beginning is kept of a longer one. */
  beginning: number;
  /** How far a longer one is read on, so that its sender gets to read the answer. */
  readOn: number;
}

/**
 * Reads a request's body into memory, up to a limit; of a longer one the beginning, in which the
 * text fields stand that come before a file.
 * @throws Refusal 413 when it is so long that it is not even read to its end.
 */
export function collectBody(stream: Readable, limits: Limits): Promise<CollectedBody> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      const cutOff = length > limits.whole;
      length += chunk.length;
      if (length > limits.readOn) {
        stream.removeListener('data', onData);
        reject(new Refusal(413, 'Payload Too Large'));
      } else if (!cutOff) {
        chunks.push(chunk);
        if (length > limits.whole) chunks = [Buffer.concat(chunks).subarray(0, limits.beginning)];
      }
    };
    stream.on('data', onData);
    stream.on('end', () =>
      resolve({ bytes: Buffer.concat(chunks), cutOff: length > limits.whole }),
    );
    stream.on('error', reject);
  });
}
