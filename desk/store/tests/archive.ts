import { expect, it } from 'vitest';
import { everySubmission } from '../archive.ts';
import { BYTES, claimed, everything, file, MINUTE, NOW, once, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the archive, for either database. */
export function describeArchive(open: OpenStore): void {
  it('keeps a submission and its files unchanged, files in order, and lists them without their content', async () => {
    const store = await open();
    const sent = { ...submission(), attachments: [file('b.pdf'), file('a.pdf')] };
    await store.accept(sent);
    const facts = sent.attachments.map(({ content: _, ...each }) => each);
    const delivery = { state: 'waiting', attempts: 0, dueAt: NOW, acceptedBy: [] };
    const nothingYet = { firstAttemptAt: null, settledAt: null, lastError: null };
    expect(await store.get(sent.id)).toEqual({
      ...sent,
      attachments: facts,
      delivery: { ...delivery, ...nothingYet },
    });
    expect(await store.get('nothing')).toBeUndefined();
    const claim = await claimed(store, NOW);
    for (const files of [claim.submission.attachments, await store.attachmentsOf(sent.id)]) {
      expect(files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
      for (const file of files) {
        expect('content' in file && Buffer.compare(file.content, BYTES)).toBe(0);
      }
    }
  });

  it('returns a selection page by page, newest first, complete and in order', async () => {
    const store = await open();
    const ids: string[] = [];
    for (let i = 0; i < 220; i++) {
      const attachments = i % 90 ? [] : [file('a')];
      const each = { ...submission(NOW + Math.floor(i / 3)), attachments };
      await store.accept(i === 219 ? { ...each, spamReason: 'odd' } : each);
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
    const now = NOW + MINUTE;
    for (let i = 0; i < 5; i++) await store.giveUp(await claimed(store, now), now, 'rejected');
    await store.delivered(String(first?.id), now, []);
    const oldest = { receivedBefore: NOW + 1, form: 'contact', state: 'parked' } as const;
    for (const [selection, count] of [
      [{ olderThan: first }, 219],
      [{ upTo: first }, 220],
      [{ upTo: second }, 219],
      [{ state: 'parked' }, 5],
      [{ form: 'career' }, 0],
      [oldest, 3],
      [{ receivedBefore: NOW }, 0],
      [{ receivedFrom: NOW + 1 }, 217],
      [{ receivedFrom: NOW, suspected: true }, 1],
      [{ state: 'delivered', settledFrom: now }, 1],
      [{ state: 'delivered', settledFrom: now + 1 }, 0],
    ] as const) {
      expect([selection, await store.count(selection)]).toEqual([selection, count]);
    }
    let erased = 0;
    for await (const { id } of everySubmission(store, { state: 'parked' })) {
      if (await store.erase(id)) erased += 1;
    }
    expect([erased, await store.count({})]).toEqual([5, 215]);
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
