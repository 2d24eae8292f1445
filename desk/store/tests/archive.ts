import { expect, it } from 'vitest';
import { everySubmission } from '../archive.ts';
import { BYTES, claimed, everything, file, MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the archive, for either database. */
export function describeArchive(open: OpenStore): void {
  it('returns submissions, newest first', async () => {
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
        acceptedBy: [],
      },
    });
    expect(await store.get('nothing')).toBeUndefined();
  });

  it('returns a selection page by page, complete and in order', async () => {
    const store = await open();
    const ids: string[] = [];
    for (let i = 0; i < 220; i++) {
      const each = {
        ...submission(NOW + Math.floor(i / 3)),
        attachments: i % 90 ? [] : [file('a')],
      };
      await store.accept(each);
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
    const now = NOW + MINUTE;
    for (let i = 0; i < 55; i++) await store.giveUp(await claimed(store, now), now, 'rejected');
    expect(await store.count({ state: 'parked' })).toBe(55);
    expect(await store.count({ form: 'career' })).toBe(0);
    const oldest = { receivedBefore: NOW + 1, form: 'contact' } as const;
    expect(await store.count({ ...oldest, state: 'parked' })).toBe(3);
    expect(await store.list({ receivedBefore: NOW }, 1)).toEqual([]);
    expect(await store.count({ receivedFrom: NOW + 1 })).toBe(217);
    expect(await store.count({ upTo: first })).toBe(220);
    expect(await store.count({ upTo: second })).toBe(219);

    let erased = 0;
    for await (const { id } of everySubmission(store, { state: 'parked' })) {
      if (await store.erase(id)) erased += 1;
    }
    expect([erased, await store.count({})]).toEqual([55, 165]);
  });

  it('counts what was received or settled since a time, and suspected spam', async () => {
    const store = await open();
    await store.accept(submission(NOW));
    await store.accept({ ...submission(NOW + MINUTE), spamReason: 'too fast' });
    expect(await store.count({ receivedFrom: NOW })).toBe(2);
    expect(await store.count({ receivedFrom: NOW + 1 })).toBe(1);
    expect(await store.count({ receivedFrom: NOW, suspected: true })).toBe(1);
    const { submission: first } = await claimed(store, NOW);
    await store.delivered(first.id, NOW + 2 * MINUTE, []);
    const delivered = (settledFrom: number) => store.count({ state: 'delivered', settledFrom });
    expect([await delivered(NOW + 2 * MINUTE), await delivered(NOW + 3 * MINUTE)]).toEqual([1, 0]);
  });

  it('keeps files byte-identical and in order, and lists them without their content', async () => {
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

  it('erases a submission with its files, delivery and keys', async () => {
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
}
