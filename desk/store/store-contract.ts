import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Submission, SubmissionStore } from './port.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

function submission(receivedAt = NOW): Submission {
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'contact',
    fields: [{ name: 'user_name', label: 'Name', value: 'نورة 👷 "x"\u0000\r\n\ud800' }],
  };
}

/** What every store keeps to; run it on each kind. `open` gives an empty one. */
export function describeStore(kind: string, open: () => SubmissionStore): void {
  describe(`${kind} store`, () => {
    it('gives back what it took, newest first', async () => {
      const store = open();
      const [first, second] = [submission(), submission(NOW + 1)];
      await store.accept(first, null);
      await store.accept(second, null);
      expect((await store.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await store.get(first.id)).toEqual({
        ...first,
        delivery: {
          state: 'waiting',
          attempts: 0,
          dueAt: NOW,
          firstAttemptAt: null,
          settledAt: null,
          lastError: null,
        },
      });
      expect(await store.get('nothing')).toBeUndefined();
    });

    it('takes one submission per once-key', async () => {
      const store = open();
      await store.accept(submission(), 'a');
      await store.accept(submission(), 'a');
      await store.accept(submission(), 'b');
      await store.accept(submission(), null);
      await store.accept(submission(), null);
      expect(await store.list()).toHaveLength(4);
      expect(await store.count('waiting')).toBe(4);
    });

    it('takes submission and delivery, or neither', async () => {
      const store = open();
      const first = submission();
      await store.accept(first, null);
      await expect(store.accept({ ...submission(), id: first.id }, null)).rejects.toThrow();
      expect(await store.list()).toHaveLength(1);
      await store.accept(submission(), null);
      expect(await store.list()).toHaveLength(2);
    });

    it('leases a due delivery to one claimant, the longest due first', async () => {
      const store = open();
      const [early, late] = [submission(NOW), submission(NOW + MINUTE)];
      await store.accept(late, null);
      await store.accept(early, null);
      const now = NOW + MINUTE;
      expect((await store.claim(now, now + MINUTE))?.submission).toEqual(early);
      expect((await store.claim(now, now + MINUTE))?.submission).toEqual(late);
      expect(await store.claim(now, now + MINUTE)).toBeUndefined();
      expect(await store.nextDueAt()).toBe(now + MINUTE);
    });

    it('has nothing to claim before it is due', async () => {
      const store = open();
      expect(await store.nextDueAt()).toBeUndefined();
      await store.accept(submission(NOW + 1), null);
      expect(await store.claim(NOW, NOW + MINUTE)).toBeUndefined();
      expect(await store.nextDueAt()).toBe(NOW + 1);
    });

    it('hands a delivery on when its lease runs out, and then heeds only the new claimant', async () => {
      const store = open();
      await store.accept(submission(), null);
      const lost = await claimed(store, NOW);
      const taken = await claimed(store, NOW + MINUTE);
      expect(taken.submission.id).toBe(lost.submission.id);
      await store.retryLater(lost, NOW, 'late');
      await store.park(lost, NOW, 'late');
      expect(await store.claim(NOW + MINUTE, NOW + 2 * MINUTE)).toBeUndefined();
      await store.park(taken, NOW + MINUTE, 'refused');
      expect((await store.get(taken.submission.id))?.delivery).toMatchObject({
        state: 'parked',
        settledAt: NOW + MINUTE,
        lastError: 'refused',
        dueAt: null,
      });
      expect(await store.count('parked')).toBe(1);
    });

    it('counts attempts and remembers the first', async () => {
      const store = open();
      await store.accept(submission(), null);
      const first = await claimed(store, NOW + 5);
      expect([first.attempts, first.firstAttemptAt]).toEqual([0, NOW + 5]);
      await store.retryLater(first, NOW + MINUTE, 'busy');
      const second = await claimed(store, NOW + MINUTE);
      expect([second.attempts, second.firstAttemptAt]).toEqual([1, NOW + 5]);
      await store.delivered(second.submission.id, NOW + MINUTE);
      expect((await store.get(second.submission.id))?.delivery).toEqual({
        state: 'delivered',
        attempts: 2,
        dueAt: null,
        firstAttemptAt: NOW + 5,
        settledAt: NOW + MINUTE,
        lastError: null,
      });
      expect(await store.nextDueAt()).toBeUndefined();
    });

    it('believes a late "delivered": the mail is out', async () => {
      const store = open();
      await store.accept(submission(), null);
      const lost = await claimed(store, NOW);
      await claimed(store, NOW + MINUTE);
      await store.delivered(lost.submission.id, NOW + MINUTE);
      expect(await store.count('delivered')).toBe(1);
    });

    it('resumes: leases are free and everything waiting is due, what is settled stays', async () => {
      const store = open();
      for (let i = 0; i < 4; i++) await store.accept(submission(NOW + i), null);
      const now = NOW + MINUTE;
      await claimed(store, now);
      await store.retryLater(await claimed(store, now), now + 60 * MINUTE, 'busy');
      await store.park(await claimed(store, now), now, 'refused');
      await store.delivered((await claimed(store, now)).submission.id, now);
      await store.resume(now + 1);
      const claims = [await store.claim(now + 1, now + 2), await store.claim(now + 1, now + 2)];
      expect(claims.every(Boolean)).toBe(true);
      expect(await store.claim(now + 1, now + 2)).toBeUndefined();
      expect([await store.count('parked'), await store.count('delivered')]).toEqual([1, 1]);
    });
  });
}

async function claimed(store: SubmissionStore, now: number) {
  const claim = await store.claim(now, now + MINUTE);
  if (!claim) throw new Error('Nothing was due');
  return claim;
}
