import { expect, it } from 'vitest';
import { claimed, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Within seconds, since leases may run by the database's own clock. */
const isAbout = (expected: number) => (at: number) => Math.abs(at - expected) < MINUTE / 4;

/** Tests of the delivery queue, for either database. */
export function describeDeliveryQueue(open: OpenStore, alone: boolean): void {
  it('retries a parked delivery, with the full five days', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    await store.park({ ...claim, acceptedBy: ['a@b.example'] }, NOW, 'rejected');
    expect(await store.retry(claim.submission.id, NOW + MINUTE)).toBe(true);
    expect(await store.retry(claim.submission.id, NOW + MINUTE)).toBe(false);
    expect(await store.retry('nothing', NOW)).toBe(false);
    const again = await claimed(store, NOW + 2 * MINUTE);
    expect([again.firstAttemptAt, again.acceptedBy]).toEqual([NOW + 2 * MINUTE, ['a@b.example']]);
  });

  it('reports since when the oldest has been waiting', async () => {
    const store = await open();
    expect(await store.oldestWaiting()).toBeUndefined();
    await store.accept(submission(NOW + 5));
    expect(await store.oldestWaiting()).toBe(NOW + 5);
  });

  it('does not call a retried delivery late until it fails', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    await store.park(claim, NOW, 'rejected');
    const retried = NOW + 90 * MINUTE;
    await store.retry(claim.submission.id, retried);
    expect(await store.oldestWaiting()).toBe(retried);
    await store.retryLater(await claimed(store, retried), retried + MINUTE, 'down');
    expect(await store.oldestWaiting()).toBe(NOW);
  });

  it('leases each due delivery to one claimant, the longest due first', async () => {
    const store = await open();
    const [early, late] = [submission(NOW), submission(NOW + MINUTE)];
    await store.accept(late);
    await store.accept(early);
    const now = NOW + MINUTE;
    expect((await store.claim(now, MINUTE))?.submission).toEqual(early);
    expect((await store.claim(now, MINUTE))?.submission).toEqual(late);
    expect(await store.claim(now, MINUTE)).toBeUndefined();
    expect(await store.nextDueAt(now)).toSatisfy(isAbout(now + MINUTE));
  });

  it('has nothing to claim before it is due', async () => {
    const store = await open();
    expect(await store.nextDueAt(NOW)).toBeUndefined();
    await store.accept(submission(NOW + 1));
    expect(await store.claim(NOW, MINUTE)).toBeUndefined();
    expect(await store.nextDueAt(NOW)).toBe(NOW + 1);
  });

  it('leases a delivery again when its lease expires, and ignores the first claimant from then on', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW, 0);
    const taken = await claimed(store, NOW + MINUTE);
    expect(taken.submission.id).toBe(lost.submission.id);
    await store.retryLater(lost, NOW, 'late');
    await store.park(lost, NOW, 'late');
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    await store.park(taken, NOW + MINUTE, 'rejected');
    expect((await store.get(taken.submission.id))?.delivery).toMatchObject({
      state: 'parked',
      settledAt: NOW + MINUTE,
      lastError: 'rejected',
      dueAt: null,
    });
    expect(await store.count({ state: 'parked' })).toBe(1);
  });

  it('counts attempts and remembers the first', async () => {
    const store = await open();
    await store.accept(submission());
    const first = await claimed(store, NOW + 5);
    expect([first.attempts, first.firstAttemptAt]).toEqual([0, NOW + 5]);
    await store.retryLater(first, NOW + MINUTE, 'busy');
    const second = await claimed(store, NOW + MINUTE);
    expect([second.attempts, second.firstAttemptAt]).toEqual([1, NOW + 5]);
    await store.delivered(second.submission.id, NOW + MINUTE, ['a@b.example']);
    expect((await store.get(second.submission.id))?.delivery).toEqual({
      state: 'delivered',
      attempts: 2,
      dueAt: null,
      firstAttemptAt: NOW + 5,
      settledAt: NOW + MINUTE,
      lastError: null,
      acceptedBy: ['a@b.example'],
    });
    expect(await store.nextDueAt(NOW)).toBeUndefined();
  });

  it('accepts a late "delivered", since the mail has been sent', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW, 0);
    await claimed(store, NOW + MINUTE);
    await store.delivered(lost.submission.id, NOW + MINUTE, []);
    expect(await store.count({ state: 'delivered' })).toBe(1);
  });

  it('resume makes waiting deliveries due, and leaves settled ones', async () => {
    const store = await open();
    for (let i = 0; i < 3; i++) await store.accept(submission(NOW + i));
    const now = NOW + MINUTE;
    await store.retryLater(await claimed(store, now), now + 60 * MINUTE, 'busy');
    await store.park(await claimed(store, now), now, 'rejected');
    await store.delivered((await claimed(store, now)).submission.id, now, []);
    await store.resume(now + 1);
    await claimed(store, now + 1);
    expect(await store.claim(now + 1, MINUTE)).toBeUndefined();
    expect([
      await store.count({ state: 'parked' }),
      await store.count({ state: 'delivered' }),
    ]).toEqual([1, 1]);
  });

  it(`resume ${alone ? 'frees leases, since no other desk can hold them' : 'leaves the leases of other desks'}`, async () => {
    const store = await open();
    await store.accept(submission());
    await claimed(store, NOW);
    await store.resume(NOW + 1);
    expect(await store.nextDueAt(NOW)).toSatisfy(isAbout(alone ? NOW : NOW + MINUTE));
  });
}
