import { describe } from 'vitest';
import type { SubmissionStore } from '../port.ts';
import { describeArchive } from './archive.ts';
import { describeDeliveryQueue } from './delivery-queue.ts';
import { describeIntake } from './intake.ts';

/** Opens an empty store. */
export type OpenStore = () => SubmissionStore | Promise<SubmissionStore>;

/** What every store keeps to; run it on each kind. `alone` says whether one desk has it to itself. */
export function describeStore(
  kind: string,
  { alone, open }: { alone: boolean; open: OpenStore },
): void {
  describe(`${kind} store`, () => {
    describeIntake(open);
    describeDeliveryQueue(open, alone);
    describeArchive(open);
  });
}
