import { expect, it } from 'vitest';
import { claimed, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** What every delivery queue keeps to. */
export function describeDeliveryQueue(open: OpenStore, alone: boolean): void {
  it('holds what a person has to see first, and sends it once released', async () => {
    const store = await open();
    const held = submission();
    await store.accept(held, { heldBecause: 'odd' });
    expect(await store.claim(NOW, NOW + MINUTE)).toBeUndefined();
    expect((await store.get(held.id))?.delivery).toMatchObject({
      state: 'held',
      heldBecause: 'odd',
      dueAt: null,
    });
    expect(await store.requeue(held.id, 'parked', NOW)).toBe(false);
    expect(await store.requeue(held.id, 'held', NOW)).toBe(true);
    expect((await claimed(store, NOW)).submission.id).toBe(held.id);
    expect(await store.requeue('nothing', 'held', NOW)).toBe(false);
  });

  it('tries a parked delivery anew, with all its time before it', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    await store.park({ ...claim, acceptedBy: ['a@b.example'] }, NOW, 'rejected');
    expect(await store.requeue(claim.submission.id, 'parked', NOW + MINUTE)).toBe(true);
    const again = await claimed(store, NOW + 2 * MINUTE);
    expect([again.firstAttemptAt, again.acceptedBy]).toEqual([NOW + 2 * MINUTE, ['a@b.example']]);
  });

  it('knows how long the oldest has waited', async () => {
    const store = await open();
    expect(await store.oldestWaiting()).toBeUndefined();
    await store.accept(submission(NOW + 5));
    await store.accept(submission(NOW + 3), { heldBecause: 'odd' });
    expect(await store.oldestWaiting()).toBe(NOW + 5);
  });

  it('does not call late what a person has just sent on, until it fails', async () => {
    const store = await open();
    const held = submission();
    await store.accept(held, { heldBecause: 'odd' });
    const released = NOW + 90 * MINUTE;
    await store.requeue(held.id, 'held', released);
    expect(await store.oldestWaiting()).toBe(released);
    await store.retryLater(await claimed(store, released), released + MINUTE, 'down');
    expect(await store.oldestWaiting()).toBe(NOW);
  });

  it('leases a due delivery to one claimant, the longest due first', async () => {
    const store = await open();
    const [early, late] = [submission(NOW), submission(NOW + MINUTE)];
    await store.accept(late);
    await store.accept(early);
    const now = NOW + MINUTE;
    expect((await store.claim(now, now + MINUTE))?.submission).toEqual(early);
    expect((await store.claim(now, now + MINUTE))?.submission).toEqual(late);
    expect(await store.claim(now, now + MINUTE)).toBeUndefined();
    expect(await store.nextDueAt()).toBe(now + MINUTE);
  });

  it('has nothing to claim before it is due', async () => {
    const store = await open();
    expect(await store.nextDueAt()).toBeUndefined();
    await store.accept(submission(NOW + 1));
    expect(await store.claim(NOW, NOW + MINUTE)).toBeUndefined();
    expect(await store.nextDueAt()).toBe(NOW + 1);
  });

  it('hands a delivery on when its lease runs out, and then heeds only the new claimant', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW);
    const taken = await claimed(store, NOW + MINUTE);
    expect(taken.submission.id).toBe(lost.submission.id);
    await store.retryLater(lost, NOW, 'late');
    await store.park(lost, NOW, 'late');
    expect(await store.claim(NOW + MINUTE, NOW + 2 * MINUTE)).toBeUndefined();
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
      heldBecause: null,
      acceptedBy: ['a@b.example'],
    });
    expect(await store.nextDueAt()).toBeUndefined();
  });

  it('believes a late "delivered": the mail is out', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW);
    await claimed(store, NOW + MINUTE);
    await store.delivered(lost.submission.id, NOW + MINUTE, []);
    expect(await store.count({ state: 'delivered' })).toBe(1);
  });

  it('resumes: what was put off is due, what is settled stays', async () => {
    const store = await open();
    for (let i = 0; i < 3; i++) await store.accept(submission(NOW + i));
    const now = NOW + MINUTE;
    await store.retryLater(await claimed(store, now), now + 60 * MINUTE, 'busy');
    await store.park(await claimed(store, now), now, 'rejected');
    await store.delivered((await claimed(store, now)).submission.id, now, []);
    await store.resume(now + 1);
    await claimed(store, now + 1);
    expect(await store.claim(now + 1, now + 2)).toBeUndefined();
    expect([
      await store.count({ state: 'parked' }),
      await store.count({ state: 'delivered' }),
    ]).toEqual([1, 1]);
  });

  it(`resumes: a lease ${alone ? 'is free, since nobody else can hold it' : 'stays with the desk that holds it'}`, async () => {
    const store = await open();
    await store.accept(submission());
    await claimed(store, NOW);
    await store.resume(NOW + 1);
    expect(await store.nextDueAt()).toBe(alone ? NOW + 1 : NOW + MINUTE);
  });
}
