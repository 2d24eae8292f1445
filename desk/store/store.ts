import { createArchive } from './archive.ts';
import type { Database } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createIntake } from './intake.ts';
import type { SubmissionStore } from './port.ts';

/** How long a durable write proves that the next one will succeed. */
const PROOF_MS = 5_000;

/** Bytes of the write that proves it: a message of some length, so that a full disk shows. */
const HEARTBEAT = new Uint8Array(16 * 1024);

/** The store on either database, which it closes with it. */
export function createStore(database: Database): SubmissionStore {
  const intake = createIntake(database);
  let provenAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<unknown> | undefined;

  async function proving<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      provenAt = performance.now();
      return result;
    } catch (error) {
      provenAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  const beat = () =>
    database.query(
      `INSERT INTO heartbeat (id, filler) VALUES (1, ?)
       ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`,
      HEARTBEAT,
    );

  return {
    ...intake,
    ...createDeliveryQueue(database),
    ...createArchive(database),
    accept: (submission, onceKeys) => proving(() => intake.accept(submission, onceKeys)),
    async check() {
      if (performance.now() - provenAt < PROOF_MS) return;
      checking ??= proving(beat).finally(() => {
        checking = undefined;
      });
      await checking;
    },
    close: () => database.close(),
  };
}
