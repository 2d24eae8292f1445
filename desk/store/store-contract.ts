import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everySubmission } from './every-submission.ts';
import type { SubmissionStore } from './port.ts';
import type { Attachment, Submission } from './submission.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

function submission(receivedAt = NOW): Submission {
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'contact',
    fields: [{ name: 'user_name', label: 'Name', value: 'نورة 👷 "x"\u0000\r\n\ud800' }],
    attachments: [],
  };
}

const everything = (store: SubmissionStore) => Array.fromAsync(everySubmission(store));

const once = (key: string, fingerprint = key, expiresAt: number | null = null) => ({
  onceKeys: [{ key, fingerprint, expiresAt }],
});

/** Every byte there is, and more than a page of them. */
const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

function file(name: string): Attachment {
  return {
    field: 'resume',
    label: 'Résumé',
    name,
    originalName: `سيرة "${name}`,
    mediaType: 'application/pdf',
    size: BYTES.length,
    sha256: 'ab',
    content: BYTES,
  };
}

/**
 * What every store keeps to; run it on each kind. `open` gives an empty one, `alone` says whether
 * one desk has it to itself.
 */
export function describeStore(
  kind: string,
  { alone, open }: { alone: boolean; open: () => SubmissionStore | Promise<SubmissionStore> },
): void {
  describe(`${kind} store`, () => {
    it('gives back what it took, newest first', async () => {
      const store = await open();
      const [first, second] = [submission(), submission(NOW + 1)];
      await store.accept(first);
      await store.accept(second);
      expect((await everything(store)).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await store.get(first.id)).toEqual({
        ...first,
        delivery: {
          state: 'waiting',
          attempts: 0,
          dueAt: NOW,
          firstAttemptAt: null,
          settledAt: null,
          lastError: null,
          heldBecause: null,
          acceptedBy: [],
        },
      });
      expect(await store.get('nothing')).toBeUndefined();
    });

    it('gives a selection page by page, whole and in order', async () => {
      const store = await open();
      const ids: string[] = [];
      for (let i = 0; i < 220; i++) {
        const each = {
          ...submission(NOW + Math.floor(i / 3)),
          attachments: i % 90 ? [] : [file('a')],
        };
        await store.accept(each, i % 4 ? {} : { heldBecause: 'odd' });
        ids.push(each.id);
      }
      const all = await everything(store);
      expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const order = all.map(({ receivedAt, id }) => `${receivedAt} ${id}`);
      expect(order).toEqual(order.toSorted().toReversed());
      expect(all.filter(({ attachments }) => attachments.length === 1)).toHaveLength(3);

      const [first, second] = await store.list({}, 2);
      expect([first?.id, second?.id]).toEqual([all[0]?.id, all[1]?.id]);
      expect(await store.list({ olderThan: first }, 1)).toEqual([second]);
      expect(await store.count({ olderThan: first })).toBe(219);
      expect(await store.count({ state: 'held' })).toBe(55);
      expect(await store.count({ form: 'career' })).toBe(0);
      expect(await store.count({ before: NOW + 1, form: 'contact', state: 'waiting' })).toBe(2);
      expect(await store.list({ before: NOW }, 1)).toEqual([]);

      let erased = 0;
      for await (const { id } of everySubmission(store, { state: 'held' })) {
        if (await store.erase(id)) erased += 1;
      }
      expect([erased, await store.count({})]).toEqual([55, 165]);
    });

    it('takes a subscriber off the list once, and stores that the office is told', async () => {
      const store = await open();
      const subscriber = {
        ...submission(),
        form: 'subscribe',
        unsubscribeToken: 'secret',
      } as const;
      const other = { ...submission(), form: 'subscribe', unsubscribeToken: 'other' } as const;
      await store.accept(subscriber, once('subscribe:a'));
      await store.accept(other);
      expect(await store.get(subscriber.id)).toMatchObject({ unsubscribeToken: 'secret' });
      const farewell = { id: randomUUIDv7(), receivedAt: NOW + MINUTE };
      expect(await store.unsubscribe('guessed', farewell)).toBe(false);
      expect(await store.unsubscribe('', farewell)).toBe(false);
      expect(await store.count({})).toBe(2);

      expect(await store.unsubscribe('secret', farewell)).toBe(true);
      expect(await store.get(subscriber.id)).toBeUndefined();
      expect(await store.get(farewell.id)).toMatchObject({
        form: 'unsubscribe',
        fields: subscriber.fields,
        delivery: { state: 'waiting', dueAt: NOW + MINUTE },
      });
      expect(await store.unsubscribe('secret', { ...farewell, id: randomUUIDv7() })).toBe(false);
      expect(await store.get(other.id)).toBeDefined();
      // The address is free to subscribe again.
      expect(await store.accept({ ...submission(), form: 'subscribe' }, once('subscribe:a'))).toBe(
        'stored',
      );
    });

    it('takes one submission per once-key', async () => {
      const store = await open();
      await store.accept(submission(), once('a'));
      await store.accept(submission(), once('a'));
      await store.accept(submission(), once('b'));
      await store.accept(submission());
      await store.accept(submission());
      expect(await everything(store)).toHaveLength(4);
      expect(await store.count({ state: 'waiting' })).toBe(4);
    });

    it('says of a key that is taken whether it stands for the same, until it expires', async () => {
      const store = await open();
      const key = (fingerprint: string) => once('k', fingerprint, NOW + MINUTE);
      expect(await store.accept(submission(), key('1'))).toBe('stored');
      expect(await store.accept(submission(NOW + 1), key('1'))).toBe('repeated');
      expect(await store.accept(submission(NOW + 1), key('2'))).toBe('conflict');
      expect(await everything(store)).toHaveLength(1);
      expect(await store.accept(submission(NOW + MINUTE), key('2'))).toBe('stored');
      expect(await everything(store)).toHaveLength(2);
    });

    it('takes no key of a submission that it does not take', async () => {
      const store = await open();
      await store.accept(submission(), once('a'));
      const both = [...once('b').onceKeys, ...once('a').onceKeys];
      expect(await store.accept(submission(), { onceKeys: both })).toBe('repeated');
      expect(await store.accept(submission(), once('b'))).toBe('stored');
    });

    it('takes one of many that come at once with the same key', async () => {
      const store = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => store.accept(submission(), once('a'))),
      );
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(await everything(store)).toHaveLength(1);
    });

    it('keeps files to the byte and in order, and lists them without their content', async () => {
      const store = await open();
      const sent = { ...submission(), attachments: [file('b.pdf'), file('a.pdf')] };
      await store.accept(sent);
      const { content: _, ...facts } = file('b.pdf');
      expect((await store.get(sent.id))?.attachments[0]).toEqual(facts);
      expect((await everything(store))[0]?.attachments.map(({ name }) => name)).toEqual([
        'b.pdf',
        'a.pdf',
      ]);
      const files = (await claimed(store, NOW)).submission.attachments;
      expect(files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
      for (const { content } of [...files, ...(await store.attachmentsOf(sent.id))]) {
        expect(Buffer.compare(content, BYTES)).toBe(0);
      }
    });

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

    it('erases a submission with all that belongs to it', async () => {
      const store = await open();
      const [gone, stays] = [submission(), submission()];
      await store.accept({ ...gone, attachments: [file('a.pdf')] }, once('a'));
      await store.accept(stays);
      expect(await store.erase(gone.id)).toBe(true);
      expect(await store.erase(gone.id)).toBe(false);
      expect((await everything(store)).map(({ id }) => id)).toEqual([stays.id]);
      expect(await store.attachmentsOf(gone.id)).toEqual([]);
      expect(await store.accept(submission(), once('a'))).toBe('stored');
    });

    it('takes submission and delivery, or neither', async () => {
      const store = await open();
      const first = submission();
      await store.accept(first);
      await expect(store.accept({ ...submission(), id: first.id })).rejects.toThrow();
      expect(await everything(store)).toHaveLength(1);
      await store.accept(submission());
      expect(await everything(store)).toHaveLength(2);
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
  });
}

async function claimed(store: SubmissionStore, now: number) {
  const claim = await store.claim(now, now + MINUTE);
  if (!claim) throw new Error('Nothing was due');
  return claim;
}
