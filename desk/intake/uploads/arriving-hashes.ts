import { createHash, type Hash } from 'node:crypto';

/** Uploads whose hash is kept until they have arrived; others are read again. */
const MOST = 1_000;

/** SHA-256 of uploads while they arrive, so that a large one need not be read again for it. */
export class ArrivingHashes {
  readonly #arrived = new Map<string, { hash: Hash; size: number }>();

  /** Hashes what `append` takes of an upload, from this byte on. Resolves to the new size, as `append` does. */
  async add(
    id: string,
    offset: number,
    chunks: AsyncIterable<Uint8Array>,
    append: (chunks: AsyncIterable<Uint8Array>) => Promise<number>,
  ): Promise<number> {
    const hash = offset === 0 ? createHash('sha256') : this.take(id, offset);
    if (!hash) return append(chunks);
    let hashed = offset;
    async function* passed() {
      for await (const chunk of chunks) {
        hash?.update(chunk);
        hashed += chunk.length;
        yield chunk;
      }
    }
    const size = await append(passed());
    if (size === hashed) this.#keep(id, hash, size);
    return size;
  }

  /** Hands over the hash of these first bytes of an upload, if all of them came to this desk. */
  take(id: string, size: number): Hash | undefined {
    const arrived = this.#arrived.get(id);
    this.#arrived.delete(id);
    return arrived?.size === size ? arrived.hash : undefined;
  }

  #keep(id: string, hash: Hash, size: number): void {
    this.#arrived.set(id, { hash, size });
    const [oldest] = this.#arrived.keys();
    if (this.#arrived.size > MOST && oldest !== undefined) this.#arrived.delete(oldest);
  }
}
