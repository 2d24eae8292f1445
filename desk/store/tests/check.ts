import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database, Value } from '../database.ts';
import { createStore } from '../store.ts';
import { BYTES, file, submission } from './samples.ts';
import type { OpenDatabase } from './store.ts';

/** Tests of the store's own check, for either database. */
export function describeCheck(open: OpenDatabase): void {
  const large = () => ({ ...submission(), attachments: [file('a.pdf')] });

  it('cannot store while a form of some size failed, until one or a test of that size succeeds', async () => {
    const { store, disk, fiveSeconds } = await limitedStore(open);
    await store.check();
    disk.room = 30_000;
    await store.check();
    await expect(store.accept(large())).rejects.toThrow('disk full');
    await expect(store.check()).rejects.toThrow('disk full');
    expect(await store.accept(submission())).toBe('stored');
    fiveSeconds();
    const { writes } = disk;
    for (let i = 0; i < 2; i++) await expect(store.check()).rejects.toThrow('disk full');
    expect(disk.writes).toBe(writes + 1);
    disk.room = Number.POSITIVE_INFINITY;
    expect(await store.accept(large())).toBe('stored');
    await store.check();

    disk.room = 30_000;
    await expect(store.accept(large())).rejects.toThrow('disk full');
    disk.room = BYTES.length + 1_000;
    await expect(store.check()).rejects.toThrow('disk full');
    fiveSeconds();
    await store.check();
  });

  it('cannot store while its disk has less room than twice the largest form', async () => {
    const { store, disk, fiveSeconds } = await limitedStore(open);
    disk.free = 12 * 1024 * 1024 - 1;
    await expect(store.check()).rejects.toThrow('12582911 bytes are free');
    // An accepted message proves nothing about the largest form.
    expect(await store.accept(submission())).toBe('stored');
    fiveSeconds();
    await expect(store.check()).rejects.toThrow('are free');
    disk.free += 1;
    fiveSeconds();
    await store.check();
  });
}

/** A store on a disk with room for writes of some size only. */
async function limitedStore(open: OpenDatabase) {
  const database = await open();
  const disk = { room: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY, writes: 0 };
  const sizeOf = (value: Value) => (value instanceof Uint8Array ? value.length : 0);
  const limited =
    (query: Database['query']): Database['query'] =>
    async (sql, ...values) => {
      disk.writes += 1;
      if (values.some((value) => sizeOf(value) > disk.room)) throw new Error('disk full');
      return query(sql, ...values);
    };
  let time = Math.ceil(performance.now());
  const moved = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => moved.mockRestore());
  const store = createStore({
    ...database,
    query: limited(database.query),
    transaction: (run) => database.transaction((query) => run(limited(query))),
    freeBytes: async () => disk.free,
  });
  return {
    store,
    disk,
    fiveSeconds() {
      time += 5_000;
    },
  };
}
