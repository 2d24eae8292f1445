import { randomUUID } from 'node:crypto';
import { createApplications } from './applications.ts';
import { createArchive } from './archive.ts';
import { createAuditLog } from './audit-log.ts';
import type { Database } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createIntake } from './intake.ts';
import { createPageViewStore } from './page-views.ts';
import type { SubmissionStore } from './submission-store.ts';

/** How long a durable write counts as proof that the next one will succeed. */
const PROOF_MS = 5_000;

/** Size of the write that proves it: a long message, so that a full disk is noticed. */
const HEARTBEAT_BYTES = 16 * 1024;

/** The store on either database. Closing the store closes the database. */
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
      // Different each time, since SQLite does not write unchanged pages.
      Buffer.alloc(HEARTBEAT_BYTES, randomUUID()),
    );

  return {
    ...intake,
    ...createDeliveryQueue(database),
    ...createArchive(database),
    ...createApplications(database),
    ...createAuditLog(database),
    ...createPageViewStore(database),
    accept: (...submitted) => proving(() => intake.accept(...submitted)),
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
