import { describe } from 'vitest';
import type { Database } from '../database.ts';
import { createStore } from '../store.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { describeArchive } from './archive.ts';
import { describeAuditLog } from './audit-log.ts';
import { describeCases } from './cases.ts';
import { describeCheck } from './check.ts';
import { describeDailyCounts } from './daily-counts.ts';
import { describeDamaged } from './damaged.ts';
import { describeDeliveryOrder } from './delivery-order.ts';
import { describeDeliveryQueue } from './delivery-queue.ts';
import { describeDigests } from './digests.ts';
import { describeInbox } from './inbox-messages.ts';
import { describeIntake } from './intake.ts';
import { describeLastTime } from './last-time.ts';
import { describePeople } from './people.ts';
import { describeRegistrations } from './registrations.ts';
import { describeUploads } from './uploads.ts';

/** Opens an empty store. */
export type OpenStore = () => Promise<SubmissionStore>;

/** Opens an empty database. */
export type OpenDatabase = () => Database | Promise<Database>;

/** The common store tests. `alone`: only one desk can use the store. */
export function describeStore(
  kind: string,
  { alone, openDatabase }: { alone: boolean; openDatabase: OpenDatabase },
): void {
  const open = async () => createStore(await openDatabase());
  describe(`${kind} store`, () => {
    describeIntake(open);
    describeDeliveryQueue(open, alone);
    describeDeliveryOrder(open);
    describeArchive(open);
    describeCases(open);
    describeRegistrations(open);
    describeAuditLog(open);
    describePeople(open, openDatabase);
    describeDailyCounts(open);
    describeDigests(open);
    describeLastTime(open);
    describeInbox(open);
    describeUploads(open);
    describeCheck(openDatabase);
    describeDamaged(openDatabase);
  });
}
