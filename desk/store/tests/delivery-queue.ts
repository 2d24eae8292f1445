import { expect, it } from 'vitest';
import { DamagedRow } from '../rows.ts';
import { claimed, MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Within seconds, since leases may run by the database's own clock. */
const isAbout = (expected: number) => (at: number) => Math.abs(at - expected) < MINUTE / 4;

/** Tests of the delivery queue, for either database. */
export function describeDeliveryQueue(open: OpenStore, alone: boolean): void {
  it('retries a delivery that was given up, with all its attempts', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    await store.giveUp({ ...claim, acceptedBy: ['a@b.example'] }, NOW, 'rejected');
    expect(await store.retry(claim.submission.id, NOW + MINUTE)).toBe(true);
    expect(await store.retry('nothing', NOW)).toBe(false);
    const again = await claimed(store, NOW + 2 * MINUTE);
    expect(again).toMatchObject({
      attempts: 0,
      firstAttemptAt: NOW + 2 * MINUTE,
      acceptedBy: ['a@b.example'],
    });
    await store.delivered(claim.submission.id, NOW, []);
    expect(await store.retry(claim.submission.id, NOW)).toBe(false);
  });

  it('retries a waiting delivery at once, and goes on counting its attempts', async () => {
    const store = await open();
    await store.accept(submission());
    await store.retryLater(await claimed(store, NOW), NOW + 30 * MINUTE, 'busy');
    const { id } = (await store.list({}, 1))[0] ?? { id: '' };
    expect(await store.retry(id, NOW + MINUTE)).toBe(true);
    const again = await claimed(store, NOW + MINUTE);
    expect(again).toMatchObject({ attempts: 1, firstAttemptAt: NOW });
    // In progress: its lease is kept.
    expect(await store.retry(id, NOW + MINUTE)).toBe(true);
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
  });

  it('hurries deliveries that wait, and leaves those in progress and settled', async () => {
    const store = await open();
    for (let i = 0; i < 4; i++) await store.accept(submission(NOW + i));
    const now = NOW + MINUTE;
    const waits = await claimed(store, now);
    await store.retryLater(waits, now + 60 * MINUTE, 'busy');
    await store.giveUp(await claimed(store, now), now, 'rejected');
    await store.delivered((await claimed(store, now)).submission.id, now, []);
    await claimed(store, now);
    await store.hurry(now);
    expect((await claimed(store, now)).submission.id).toBe(waits.submission.id);
    expect(await store.claim(now, MINUTE)).toBeUndefined();
    expect([
      await store.count({ state: 'parked' }),
      await store.count({ state: 'delivered' }),
    ]).toEqual([1, 1]);
  });

  it('claims people’s messages before mail to visitors, and suspected spam last', async () => {
    const store = await open();
    const spam = { ...submission(NOW), spamReason: 'odd' };
    const receipt = { ...submission(NOW + 1), form: 'receipt' } as const;
    const later = submission(NOW + 4 * MINUTE);
    const request = { ...submission(NOW + 2), form: 'confirm' } as const;
    const much = submission(NOW + 6 * MINUTE);
    for (const each of [spam, receipt, request, later, much]) await store.accept(each);
    const order = [];
    for (let i = 0; i < 5; i++) order.push((await claimed(store, NOW + 60 * MINUTE)).submission.id);
    // A receipt has waited enough when a message is five minutes younger.
    expect(order).toEqual([later, receipt, request, much, spam].map(({ id }) => id));
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

  it('lets others go first for a minute for each message of one sender', async () => {
    const store = await open();
    const receipt = { ...submission(), form: 'receipt' } as const;
    const [first, busy, other] = [submission(), submission(), submission(NOW + 2 * MINUTE - 1)];
    await store.accept(first, [], undefined, 1);
    await store.accept(busy, [], { submission: receipt, keys: once('receipt') }, 2);
    await store.accept(other);
    const order = [];
    for (let i = 0; i < 4; i++) order.push((await claimed(store, NOW + 9 * MINUTE)).submission.id);
    expect(order).toEqual([first, other, busy, receipt].map(({ id }) => id));
  });

  it('holds nothing back that was stored or tried by a clock ahead', async () => {
    const store = await open();
    const ahead = NOW + 180 * MINUTE;
    await store.accept(submission(NOW + 30 * MINUTE));
    expect(await store.nextDueAt(NOW)).toBe(NOW);
    await store.retryLater(await claimed(store, ahead), ahead + 5 * MINUTE, 'down');
    expect(await store.nextDueAt(NOW)).toBe(NOW);
    expect(await claimed(store, NOW)).toMatchObject({ attempts: 1, firstAttemptAt: NOW });
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

  it('sets a damaged delivery aside until an operator retries it', async () => {
    const store = await open();
    const { id } = submission();
    await store.accept({ ...submission(), id });
    await store.setAside(new DamagedRow(id), NOW + MINUTE);
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    expect((await store.get(id))?.delivery).toMatchObject({
      state: 'damaged',
      settledAt: NOW + MINUTE,
      lastError: `The row of submission ${id} cannot be read`,
    });
    expect(await store.retry(id, NOW)).toBe(true);
    expect(await claimed(store, NOW)).toBeDefined();
  });

  it('reports since when the oldest has been waiting', async () => {
    const store = await open();
    expect(await store.oldestWaiting()).toBeUndefined();
    await store.accept(submission(NOW + 5));
    expect(await store.oldestWaiting()).toBe(NOW + 5);
    // The office waits for a suspected subscription, but not for mail to visitors.
    await store.accept({ ...submission(NOW + 1), form: 'receipt' });
    await store.accept({ ...submission(NOW + 2), form: 'confirm' });
    expect(await store.oldestWaiting()).toBe(NOW + 5);
    await store.accept({ ...submission(NOW + 3), form: 'confirm', spamReason: 'odd' });
    expect(await store.oldestWaiting()).toBe(NOW + 3);
  });

  it('does not call a retried delivery late until it fails', async () => {
    const store = await open();
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    await store.giveUp(claim, NOW, 'rejected');
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
    await store.accept(submission());
    await store.retryLater(await claimed(store, NOW), NOW + MINUTE, 'busy');
    expect(await store.claim(NOW, MINUTE)).toBeUndefined();
    expect(await store.nextDueAt(NOW)).toBe(NOW + MINUTE);
    expect(await claimed(store, NOW + MINUTE)).toBeDefined();
  });

  it('leases a delivery again when its lease expires, and ignores the first claimant from then on', async () => {
    const store = await open();
    await store.accept(submission());
    const lost = await claimed(store, NOW, 0);
    const taken = await claimed(store, NOW + MINUTE);
    expect(taken.submission.id).toBe(lost.submission.id);
    await store.retryLater(lost, NOW, 'late');
    await store.giveUp(lost, NOW, 'late');
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    await store.giveUp(taken, NOW + MINUTE, 'rejected');
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

  it(`resume ${alone ? 'frees leases, since no other desk can hold them' : 'leaves the leases of other desks'}`, async () => {
    const store = await open();
    await store.accept(submission());
    await claimed(store, NOW);
    await store.accept(submission());
    await store.retryLater(await claimed(store, NOW), NOW + 60 * MINUTE, 'busy');
    await store.resume(NOW + 1);
    expect(await store.nextDueAt(NOW)).toSatisfy(isAbout(alone ? NOW : NOW + MINUTE));
    expect((await store.list({}, 1))[0]?.delivery.dueAt).toBe(NOW + 60 * MINUTE);
  });
}
