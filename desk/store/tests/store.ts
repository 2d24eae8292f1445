import { describe } from 'vitest';
import type { SubmissionStore } from '../submission-store.ts';
import { describeApplications } from './applications.ts';
import { describeArchive } from './archive.ts';
import { describeAuditLog } from './audit-log.ts';
import { describeDeliveryQueue } from './delivery-queue.ts';
import { describeIntake } from './intake.ts';
import { describePageViews } from './page-views.ts';

/** Opens an empty store. */
export type OpenStore = () => SubmissionStore | Promise<SubmissionStore>;

/** The common store tests. `alone`: only one desk can use the store. */
export function describeStore(
  kind: string,
  { alone, open }: { alone: boolean; open: OpenStore },
): void {
  describe(`${kind} store`, () => {
    describeIntake(open);
    describeDeliveryQueue(open, alone);
    describeArchive(open);
    describeApplications(open);
    describeAuditLog(open);
    describePageViews(open);
  });
}
