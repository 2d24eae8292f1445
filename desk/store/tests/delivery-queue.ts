import { expect, it } from 'vitest';
import { DamagedRow } from '../rows.ts';
import { claimed, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Within seconds, since leases may run by the database's own clock. */
const isAbout = (expected: number) => (at: number) => Math.abs(at - expected) < MINUTE / 4;

/** Tests of the delivery queue, for either database. */
export function describeDeliveryQueue(open: OpenStore, alone: boolean): void {
  it('leases each due delivery to one claimant, the longest due first, and counts its attempts', async () => {
    const store = await open();
    expect(await store.nextDueAt(NOW)).toBeUndefined();
    const [early, late] = [submission(NOW), submission(NOW + MINUTE)];
    await store.accept(late);
    await store.accept(early);
    const now = NOW + MINUTE;
    const first = await claimed(store, now);
    expect(first).toMatchObject({ submission: early, attempts: 0, firstAttemptAt: now });
    const { submission: second } = await claimed(store, now);
    expect(second).toEqual(late);
    expect(await store.claim(now, MINUTE)).toBeUndefined();
    expect(await store.nextDueAt(now)).toSatisfy(isAbout(now + MINUTE));
    await store.delivered(second.id, now, []);

    await store.retryLater(first, now, now + MINUTE, 'busy');
    expect(await store.claim(now, MINUTE)).toBeUndefined();
    expect(await store.nextDueAt(now)).toBe(now + MINUTE);
    const again = await claimed(store, now + MINUTE);
    expect(again).toMatchObject({ submission: early, attempts: 1, firstAttemptAt: now });
    await store.delivered(early.id, now + MINUTE, ['a@b.example']);
    expect((await store.get(early.id))?.delivery).toEqual({
      state: 'delivered',
      attempts: 2,
      dueAt: null,
      firstAttemptAt: now,
      settledAt: now + MINUTE,
      lastError: null,
      acceptedBy: ['a@b.example'],
    });
    expect(await store.nextDueAt(now)).toBeUndefined();
  });

  it('leases a delivery again when its lease expires, and ignores the first claimant but for "delivered"', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW, 0);
    const taken = await claimed(store, NOW + MINUTE);
    const { id } = taken.submission;
    expect(lost.submission.id).toBe(id);
    await store.retryLater(lost, NOW, NOW, 'late');
    await store.giveUp(lost, NOW, 'late');
    expect((await store.get(id))?.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    await store.giveUp(taken, NOW + MINUTE, 'rejected');
    expect((await store.get(id))?.delivery).toMatchObject({
      state: 'parked',
      settledAt: NOW + MINUTE,
      lastError: 'rejected',
      dueAt: null,
    });
    // The mail has been sent.
    await store.delivered(id, NOW + MINUTE, []);
    expect(await store.count({ state: 'delivered' })).toBe(1);
  });

  it('keeps a lease for its time, whatever a desk’s clock', async () => {
    const store = await open();
    await store.accept(submission());
    await claimed(store, NOW);
    for (const now of [NOW - 60 * MINUTE, Date.now() + 60 * MINUTE]) {
      expect(await store.claim(now, MINUTE)).toBeUndefined();
      expect((await store.nextDueAt(now)) ?? 0).toSatisfy(isAbout(now + MINUTE));
    }
  });

  it('holds nothing back that was stored or tried by a clock ahead', async () => {
    const store = await open();
    const ahead = NOW + 180 * MINUTE;
    await store.accept(submission(NOW + 30 * MINUTE));
    expect(await store.nextDueAt(NOW)).toBe(NOW);
    await store.retryLater(await claimed(store, ahead), ahead, ahead + 5 * MINUTE, 'down');
    expect(await store.nextDueAt(NOW)).toBe(NOW);
    expect(await claimed(store, NOW)).toMatchObject({ attempts: 1, firstAttemptAt: NOW });
  });

  it('retries what was given up from the start, and what waits at once; a lease is kept', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    const { id } = claim.submission;
    await store.giveUp({ ...claim, acceptedBy: ['a@b.example'] }, NOW, 'rejected');
    expect(await store.retry(id, NOW + MINUTE)).toBe(true);
    const second = await claimed(store, NOW + 2 * MINUTE);
    const acceptedBy = ['a@b.example'];
    expect(second).toMatchObject({ attempts: 0, firstAttemptAt: NOW + 2 * MINUTE, acceptedBy });
    await store.retryLater(second, NOW, NOW + 30 * MINUTE, 'busy');
    expect(await store.retry(id, NOW + 3 * MINUTE)).toBe(true);
    const third = await claimed(store, NOW + 3 * MINUTE);
    expect(third).toMatchObject({ attempts: 1, firstAttemptAt: NOW + 2 * MINUTE });
    expect(await store.retry(id, NOW + 3 * MINUTE)).toBe(true);
    expect(await store.claim(NOW + 3 * MINUTE, MINUTE)).toBeUndefined();
    await store.delivered(id, NOW, []);
    expect(await store.retry(id, NOW)).toBe(false);
    expect(await store.retry('nothing', NOW)).toBe(false);
  });

  it('sets a damaged delivery aside; an operator handles or retries what is parked or damaged', async () => {
    const store = await open();
    const sent = submission();
    const { id } = sent;
    await store.accept(sent);
    expect(await store.handle(id, NOW)).toBe(false);
    const setAside = () => store.setAside(new DamagedRow(id), NOW + MINUTE);
    await setAside();
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    const lastError = `The row of submission ${id} cannot be read`;
    const settled = { settledAt: NOW + MINUTE, lastError };
    expect((await store.get(id))?.delivery).toMatchObject({ state: 'damaged', ...settled });
    expect(await store.retry(id, NOW)).toBe(true);
    await store.giveUp(await claimed(store, NOW), NOW, 'rejected');
    for (const error of ['rejected', lastError]) {
      expect(await store.handle(id, NOW + 2 * MINUTE)).toBe(true);
      expect(await store.handle(id, NOW)).toBe(false);
      const { delivery } = (await store.get(id)) ?? {};
      const handled = { state: 'handled', settledAt: NOW + 2 * MINUTE, lastError: error };
      expect(delivery).toMatchObject(handled);
      expect(await store.claim(NOW + 2 * MINUTE, MINUTE)).toBeUndefined();
      expect(await store.retry(id, NOW)).toBe(true);
      await setAside();
    }
  });

  it('hurries deliveries that wait, and leaves those in progress and settled', async () => {
    const store = await open();
    for (let i = 0; i < 4; i++) await store.accept(submission(NOW + i));
    const now = NOW + MINUTE;
    const waits = await claimed(store, now);
    await store.retryLater(waits, now, now + 60 * MINUTE, 'busy');
    await store.giveUp(await claimed(store, now), now, 'rejected');
    await store.delivered((await claimed(store, now)).submission.id, now, []);
    await claimed(store, now);
    await store.hurry(now);
    expect((await claimed(store, now)).submission.id).toBe(waits.submission.id);
    expect(await store.claim(now, MINUTE)).toBeUndefined();
  });

  it('reports since when the office’s oldest has been waiting; a retried one is late once it fails', async () => {
    const store = await open();
    expect(await store.oldestWaiting()).toBeUndefined();
    await store.accept(submission(NOW + 5));
    expect(await store.oldestWaiting()).toBe(NOW + 5);
    const claim = await claimed(store, NOW + 5);
    await store.giveUp(claim, NOW, 'rejected');
    const retried = NOW + 90 * MINUTE;
    await store.retry(claim.submission.id, retried);
    expect(await store.oldestWaiting()).toBe(retried);
    await store.retryLater(await claimed(store, retried), retried, retried + MINUTE, 'down');
    // The office waits for a suspected subscription, but not for mail to visitors.
    await store.accept({ ...submission(NOW + 1), form: 'receipt' });
    await store.accept({ ...submission(NOW + 2), form: 'confirm' });
    expect(await store.oldestWaiting()).toBe(NOW + 5);
    await store.accept({ ...submission(NOW + 3), form: 'confirm', spamReason: 'odd' });
    expect(await store.oldestWaiting()).toBe(NOW + 3);
  });

  it(`resume ${alone ? 'frees leases, since no other desk can hold them' : 'leaves the leases of other desks'}`, async () => {
    const store = await open();
    await store.accept(submission());
    await claimed(store, NOW);
    await store.accept(submission());
    const later = await claimed(store, NOW);
    await store.retryLater(later, NOW, NOW + 60 * MINUTE, 'busy');
    await store.resume(NOW + 1);
    expect(await store.nextDueAt(NOW)).toSatisfy(isAbout(alone ? NOW : NOW + MINUTE));
    expect((await store.get(later.submission.id))?.delivery.dueAt).toBe(NOW + 60 * MINUTE);
  });
}
