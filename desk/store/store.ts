import { createArchive } from './archive.ts';
import type { Database } from './database.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createIntake } from './intake.ts';
import type { SubmissionStore } from './port.ts';

/** The store on either database, which it closes with it. */
export function createStore(database: Database): SubmissionStore {
  return {
    ...createIntake(database),
    ...createDeliveryQueue(database),
    ...createArchive(database),
    close: () => database.close(),
  };
}
