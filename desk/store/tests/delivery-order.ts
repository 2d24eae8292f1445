import { expect, it } from 'vitest';
import type { SubmissionStore } from '../submission-store.ts';
import { MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Claims all deliveries at this time; returns the ids in order. */
async function order(store: SubmissionStore, now: number): Promise<string[]> {
  const claim = await store.claim(now, MINUTE);
  return claim ? [claim.submission.id, ...(await order(store, now))] : [];
}

const idsOf = (submissions: { id: string }[]) => submissions.map(({ id }) => id);

/** Tests of which delivery is claimed first, for either database. */
export function describeDeliveryOrder(open: OpenStore): void {
  it('claims people’s messages before mail to visitors, those of a busy sender later, and suspected spam last', async () => {
    const store = await open();
    const spam = { ...submission(NOW), spamReason: 'odd' };
    const receipt = { ...submission(NOW + 1), form: 'receipt' } as const;
    const request = { ...submission(NOW + 2), form: 'confirm' } as const;
    const [later, much] = [submission(NOW + 4 * MINUTE), submission(NOW + 6 * MINUTE)];
    for (const each of [spam, receipt, request, later, much]) await store.accept(each);
    // A receipt has waited enough when a message is five minutes younger.
    const expected = idsOf([later, receipt, request, much, spam]);
    expect(await order(store, NOW + 60 * MINUTE)).toEqual(expected);

    // A minute for each message of one sender.
    const after = { ...submission(), form: 'receipt' } as const;
    const [first, busy, other] = [submission(), submission(), submission(NOW + 2 * MINUTE - 1)];
    await store.accept(first, [], undefined, 1);
    await store.accept(busy, [], { submission: after, keys: once('receipt') }, 2);
    await store.accept(other);
    expect(await order(store, NOW + 60 * MINUTE)).toEqual(idsOf([first, other, busy, after]));
  });

  it('claims the first lane alone: people’s messages, few from one sender', async () => {
    const store = await open();
    await store.accept({ ...submission(), form: 'receipt' });
    await store.accept({ ...submission(), spamReason: 'odd' });
    await store.accept(submission(), [], undefined, 5);
    expect(await store.claim(NOW, MINUTE, 'first')).toBeUndefined();
    const fourth = submission();
    await store.accept(fourth, [], undefined, 4);
    expect((await store.claim(NOW, MINUTE, 'first'))?.submission.id).toBe(fourth.id);
  });
}
