import { randomBytes, randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES, MAX_FILE_BYTES } from '#shared/limits.ts';
import { createAnswers } from './answers.ts';
import { createArchive } from './archive.ts';
import { createAuditLog } from './audit-log.ts';
import { createCases } from './cases.ts';
import { createDailyCountStore } from './daily-counts.ts';
import type { Database } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createDigestStore } from './digests.ts';
import { createInboxMessages } from './inbox-messages.ts';
import { createIntake } from './intake.ts';
import { createLastTimeStore } from './last-time.ts';
import { createPeopleStore } from './people.ts';
import { createRegistrations } from './registrations.ts';
import { createReplies } from './replies.ts';
import { createSignInStore } from './sign-in.ts';
import type { Submission } from './submission.ts';
import { createUploads } from './uploads.ts';
import { createWebhooks } from './webhooks.ts';

/** How long the outcome of a test counts, good or bad. */
const TEST_COUNTS_MS = 5_000;

/** Size of the write that tests the store: a long message. */
const TEST_BYTES = 16 * 1024;

/** Room for the largest form, twice: it is written to SQLite's write-ahead log, then to the database. */
const ROOM_BYTES = 2 * (MAX_FILE_BYTES + MAX_BODY_BYTES);

/** The store on either database. Closing the store closes the database. */
export function createStore(database: Database) {
  const intake = createIntake(database);
  const archive = createArchive(database);
  let testedAt = Number.NEGATIVE_INFINITY;
  let testing: Promise<void> | undefined;
  /** The largest write that failed. A smaller one may succeed meanwhile, in space the database has already. */
  let failure: { bytes: number; error: unknown } | undefined;

  /** Remembers a failed write until one of its size has succeeded. */
  async function remembering<T>(bytes: number, write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      if (failure && failure.bytes <= bytes) failure = undefined;
      return result;
    } catch (error) {
      failure = { bytes: Math.max(bytes, failure?.bytes ?? 0), error };
      testedAt = performance.now();
      throw error;
    }
  }

  async function test(): Promise<void> {
    const bytes = Math.max(failure?.bytes ?? 0, TEST_BYTES);
    await remembering(bytes, async () => {
      // Different each time, since SQLite does not write unchanged pages. PostgreSQL compresses what repeats.
      const filler = failure ? randomBytes(bytes) : Buffer.alloc(bytes, randomUUID());
      await database.query(
        `INSERT INTO heartbeat (id, filler) VALUES (1, ?)
         ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`,
        filler,
      );
      const free = (await database.freeBytes()) ?? Number.POSITIVE_INFINITY;
      if (free < ROOM_BYTES) {
        throw new Error(`The disk is full: ${free} bytes are free, a form may need ${ROOM_BYTES}`);
      }
    });
    testedAt = performance.now();
  }

  return {
    ...intake,
    ...createDeliveryQueue(database),
    ...archive,
    ...createInboxMessages(database, archive.getEach),
    ...createWebhooks(database),
    ...createAnswers(database, archive.getEach),
    ...createReplies(database),
    ...createCases(database),
    ...createRegistrations(database, archive),
    ...createAuditLog(database),
    ...createPeopleStore(database),
    ...createSignInStore(database),
    ...createUploads(database),
    ...createDailyCountStore(database),
    ...createDigestStore(database),
    ...createLastTimeStore(database),
    accept: (...submission: Parameters<typeof intake.accept>) =>
      remembering(sizeOf(submission[0]), () => intake.accept(...submission)),
    /**
     * Tests, at most every five seconds, whether any form can be stored: by a durable write, as large as
     * the last form that could not be stored, and by the free space of SQLite's disk.
     * @throws when it cannot: the disk is full, read-only or gone, or the database does not answer
     */
    async check() {
      if (performance.now() - testedAt < TEST_COUNTS_MS) {
        if (failure) throw failure.error;
        return;
      }
      testing ??= test().finally(() => {
        testing = undefined;
      });
      await testing;
    },
    close: () => database.close(),
  };
}

/** What a submission takes in the database, in bytes. */
function sizeOf({ fields, attachments }: Submission): number {
  const sizes = attachments.map((file) => ('content' in file ? file.content.length : 0));
  return sizes.reduce((sum, size) => sum + size, Buffer.byteLength(JSON.stringify(fields)));
}
