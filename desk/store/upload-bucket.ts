import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DeskError } from '../desk-error.ts';
import { type Bucket, BucketFailed } from './bucket.ts';
import { NotTaken, type UploadFiles } from './upload-files.ts';
import type { UploadPart, UploadParts } from './upload-parts.ts';

/** Bytes of an object. Each upload in progress has so many in memory; fewer are more requests. */
const PART_BYTES = 512 * 1024;

/** A last part below this many bytes is joined to what follows: requests of single bytes would be an object each. */
const SMALL_PART_BYTES = 64 * 1024;

/**
 * The contents of uploads as objects of a bucket: a content is the sequence of its parts. An object is written under a
 * name of its own, and counts once its row is inserted, which one request alone can do; so desks need no lock, and a
 * request that lingers can change nothing.
 *
 * @param url the bucket's, for operators
 */
export function createUploadBucket(bucket: Bucket, rows: UploadParts, url: string): UploadFiles {
  let folder = '';
  const prefix = async (id = '') => {
    folder ||= await rows.folder();
    return `${folder}/${id && `${id}/`}`;
  };
  const keyOf = async (id: string, { start, object }: Omit<UploadPart, 'size'>) =>
    `${await prefix(id)}${String(start).padStart(10, '0')}-${object}`;
  const remove = async (id: string) => bucket.removeAll(await prefix(id));

  return {
    place: (id) => `${url}, ${id}/`,
    areFiles: false,
    create: async () => undefined,
    size: rows.size,
    async append(id, end, content) {
      const last = await rows.last(id);
      if (last && last.start + last.size !== end) throw new NotTaken('faster');
      let small = last && last.size < SMALL_PART_BYTES ? last : undefined;
      const begun = small ? await bucket.get(await keyOf(id, small)) : [];
      let start = small?.start ?? end;
      for await (const bytes of inParts(content, Buffer.concat(begun))) {
        const part = { start, size: bytes.length, object: randomUUID() };
        await bucket.put(await keyOf(id, part), bytes).catch((error) => {
          throw isFull(error) ? new NotTaken('full') : error;
        });
        const isTaken = small ? await rows.replace(id, small, part) : await rows.add(id, part);
        if (!isTaken) throw new NotTaken('faster');
        // It is erased with its upload, if the bucket does not answer now.
        if (small) await bucket.remove(await keyOf(id, small)).catch(() => undefined);
        small = undefined;
        start += bytes.length;
      }
      return small ? end : start;
    },
    sync: async () => undefined,
    async read(id, start = 0) {
      const parts = (await rows.parts(id)).filter((part) => part.start + part.size > start);
      if (parts.length === 0) throw new DeskError('An upload has no content in the bucket');
      const left = parts.values();
      const get = async (part: UploadPart) => {
        const pieces = await bucket.get(await keyOf(id, part));
        const skipped = start - part.start;
        return skipped > 0 ? [Buffer.concat(pieces).subarray(skipped)] : pieces;
      };
      const next = () => {
        const { value: part } = left.next();
        const pieces = part && get(part);
        // A failure is thrown when the promise is awaited.
        pieces?.catch(() => undefined);
        return pieces;
      };
      let ahead = next();
      // Rejects here if the bucket does not answer: the caller can still say so.
      await ahead;
      async function* content() {
        while (ahead) {
          const [first, ...others] = await ahead;
          if (first) yield first;
          // Not before more than the beginning is wanted.
          ahead = next();
          yield* others;
        }
      }
      return Readable.from(content(), { objectMode: false });
    },
    remove,
    async removeOthers(ids) {
      // The names first: a row is inserted before its objects are put.
      const names = await bucket.foldersIn(await prefix());
      const known = await ids();
      for (const name of names) if (!known.has(name)) await remove(name);
    },
    freeBytes: async () => Number.POSITIVE_INFINITY,
  };
}

/**
 * A content cut into parts, the first of which begins with these bytes; what arrives before a failure is the last one.
 * Each is valid until the next.
 */
async function* inParts(
  content: AsyncIterable<Uint8Array>,
  begun: Buffer,
): AsyncGenerator<Uint8Array> {
  const part = Buffer.allocUnsafeSlow(PART_BYTES);
  let filled = begun.copy(part);
  let old = filled;
  let failure: unknown;
  try {
    for await (const chunk of content) {
      for (let taken = 0; taken < chunk.length; ) {
        const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
        part.set(piece, filled);
        taken += piece.length;
        filled += piece.length;
        if (filled < PART_BYTES) continue;
        yield part;
        filled = 0;
        old = 0;
      }
    }
  } catch (error) {
    failure = error;
  }
  if (filled > old) yield part.subarray(0, filled);
  if (failure) throw failure;
}

/** Whether the server, or the account, has no room; each server has a code of its own. */
const isFull = (error: unknown) =>
  error instanceof BucketFailed && /QuotaExceeded|StorageFull/.test(error.code);
