import { createHash, type Hash } from 'node:crypto';
import { DRAWING_HEAD_BYTES } from '#shared/drawing-type.ts';

/** Uploads of which this is kept until they have arrived; others are read again. */
const MOST = 1_000;

/** What is known of an upload from its bytes so far. */
export interface Arrived {
  sha256: Hash;
  /** Its beginning. */
  head: Buffer;
  size: number;
}

/** Hash and beginning of uploads while they arrive, so that a large one need not be read again for them. */
export class ArrivingHashes {
  readonly #arrived = new Map<string, Arrived>();

  /** Looks at what `append` takes of an upload, from this byte on. Resolves to the new size, as `append` does. */
  async add(
    id: string,
    offset: number,
    chunks: AsyncIterable<Uint8Array>,
    append: (chunks: AsyncIterable<Uint8Array>) => Promise<number>,
  ): Promise<number> {
    const arrived =
      offset === 0
        ? { sha256: createHash('sha256'), head: Buffer.alloc(0), size: 0 }
        : this.take(id, offset);
    if (!arrived) return append(chunks);
    const size = await append(seen(arrived, chunks));
    if (size === arrived.size) this.#keep(id, arrived);
    return size;
  }

  /** Hands over what is known of these first bytes of an upload, if all of them came to this desk. */
  take(id: string, size: number): Arrived | undefined {
    const arrived = this.#arrived.get(id);
    this.#arrived.delete(id);
    return arrived?.size === size ? arrived : undefined;
  }

  #keep(id: string, arrived: Arrived): void {
    this.#arrived.set(id, arrived);
    const [oldest] = this.#arrived.keys();
    if (this.#arrived.size > MOST && oldest !== undefined) this.#arrived.delete(oldest);
  }
}

async function* seen(arrived: Arrived, chunks: AsyncIterable<Uint8Array>) {
  for await (const chunk of chunks) {
    const { head } = arrived;
    arrived.sha256.update(chunk);
    if (head.length < DRAWING_HEAD_BYTES) {
      arrived.head = Buffer.concat([head, chunk.subarray(0, DRAWING_HEAD_BYTES - head.length)]);
    }
    arrived.size += chunk.length;
    yield chunk;
  }
}
