import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { InboxEntry, MessageSelection, Visible } from '../inbox-store.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { claimed, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

const EVERYTHING: Visible = { sql: 'true', values: [] };
const BY = { at: NOW, actor: 'a@office.example' };
const OF_DESK_2 = { sql: 'form = ? AND desk = ?', values: ['contact', 2] };

/** What the inbox lists of a message. */
const FACTS: Omit<InboxEntry, 'id'> = {
  ...{ form: 'contact', receivedAt: NOW, desk: null, vacancy: null },
  ...{ sender: 'a@b.example', files: 0, suspected: false, terms: ['pump'] },
};

/** Stores a message and lists it. */
async function listed(store: SubmissionStore, entry: Partial<InboxEntry> = {}, at = NOW) {
  const message = { ...submission(at), form: entry.form ?? 'contact' };
  await store.accept(message);
  await store.listMessages([{ ...FACTS, id: message.id, receivedAt: at, ...entry }], at);
  return message.id;
}

/** Tests of the inbox's list and of what the office makes of messages, for either database. */
export function describeInbox(open: OpenStore): void {
  const found = async (store: SubmissionStore, selection: MessageSelection, visible = EVERYTHING) =>
    (await store.messages(selection, visible, 99)).map((each) => each.submission.id);

  it('lists each message once, the newest first, also several of one millisecond', async () => {
    const store = await open();
    const [older, newer] = [submission(), submission()];
    const receipt = { ...submission(), form: 'receipt' as const, about: older.id };
    for (const each of [older, newer, receipt]) await store.accept(each);
    const unlisted = await store.unlisted(0, 9);
    expect(unlisted.map(({ id }) => id)).toEqual([older.id, newer.id].toSorted());
    const entries = unlisted.map(({ id }) => ({ ...FACTS, id }));
    await store.listMessages(entries, NOW);
    await store.listMessages([...entries, { ...FACTS, id: 'erased' }], NOW);
    expect(await store.unlisted(0, 9)).toEqual([]);
    const [first, second, ...others] = await store.messages({}, EVERYTHING, 9);
    expect([first?.number, second?.number, others]).toEqual([NOW * 1000 + 1, NOW * 1000, []]);
    const below = await store.messages({ below: first?.number }, EVERYTHING, 9);
    expect(below).toEqual([second]);
  });

  it('selects by every condition, within what a person may see', async () => {
    const store = await open();
    const terms = { desk: 2, sender: 'x@y.example', files: 1, terms: ['مضخه', 'b31.3'] };
    const one = await listed(store, terms);
    const other = await listed(store, { form: 'career', vacancy: 'V-7' }, NOW + MINUTE);
    const spam = await listed(store, { suspected: true, terms: ['pumps'] }, NOW + 2 * MINUTE);
    for (const [selection, expected] of [
      [{}, [spam, other, one]],
      [{ form: 'career' }, [other]],
      [{ desk: 2 }, [one]],
      [{ vacancy: 'V-7' }, [other]],
      [{ sender: 'x@y.example' }, [one]],
      [{ withFile: true }, [one]],
      [{ state: 'suspected' }, [spam]],
      [{ from: NOW + MINUTE, before: NOW + 2 * MINUTE }, [other]],
      [{ words: [['pump']] }, [spam, other]],
      [{ words: [['مضخ']] }, [one]],
      [{ words: [['b31.3']] }, [one]],
      [{ words: [['pump'], ['x']] }, []],
      [{ words: [['x', 'pum']] }, [spam, other]],
      [{ ids: [one, 'unknown'] }, [one]],
      [{ ids: [] }, []],
      [{ assignee: null }, [spam, other, one]],
      [{ assignee: 'p' }, []],
      [{ parked: true }, []],
      [{ unread: true }, [spam, other, one]],
    ] as [MessageSelection, string[]][]) {
      expect(await found(store, selection), JSON.stringify(selection)).toEqual(expected);
    }
    expect(await found(store, {}, OF_DESK_2)).toEqual([one]);
    const lease = await claimed(store, NOW);
    await store.giveUp(lease, NOW, 'no');
    expect(await found(store, { parked: true })).toEqual([lease.submission.id]);
    const counts = { open: 2, done: 0, suspected: 1, unread: 2, parked: 1 };
    expect(await store.messageCounts(EVERYTHING)).toEqual(counts);
    const ofDesk = { open: 1, done: 0, suspected: 0, unread: 1 };
    expect(await store.messageCounts(OF_DESK_2)).toMatchObject(ofDesk);
  });

  it('changes what a person may see, and nothing else; a message that is opened is read once', async () => {
    const store = await open();
    const one = await listed(store, { desk: 2 });
    const other = await listed(store);
    const done = { state: 'done', stage: 'x' } as const;
    expect(await store.changeMessages({}, OF_DESK_2, done, { ...BY, at: NOW + 5 })).toEqual([one]);
    expect(await found(store, { state: 'done' })).toEqual([one]);
    expect(await found(store, { state: 'open' })).toEqual([other]);
    expect(await store.lastChange()).toBe(NOW + 5);

    await store.markSeen(one, 'a@office.example', NOW + 6);
    await store.markSeen(one, 'b@office.example', NOW + 7);
    const [seen] = await store.messages({ ids: [one] }, EVERYTHING, 1);
    expect(seen).toMatchObject({ seenAt: NOW + 6, seenBy: 'a@office.example', stage: 'x' });
    expect(await store.unseenCount(NOW + 1)).toBe(1);
    await store.changeMessages({ ids: [one] }, EVERYTHING, { unread: true, state: 'open' }, BY);
    expect(await store.unseenCount(NOW + 1)).toBe(2);
    expect(await store.unseenCount(NOW)).toBe(0);
  });

  it('erases the words of a message with it, and finds messages that have none', async () => {
    const store = await open();
    const one = await listed(store);
    await store.erase(one);
    expect(await found(store, { words: [['pump']] })).toEqual([]);
    expect(await store.lastChange()).toBe(0);
    const other = await listed(store);
    expect(await store.withoutWords(9)).toEqual([]);
    expect(await found(store, { words: [['pump']] })).toEqual([other]);
  });

  it('keeps notes and the outcome of every attempt', async () => {
    const store = await open();
    const id = await listed(store);
    const note = { id: randomUUIDv7(), at: NOW + 1, by: 'a@office.example', text: 'Call?' };
    await store.addNote(id, note);
    expect(await store.notes(id)).toEqual([note]);
    await store.retryLater(await claimed(store, NOW), NOW, NOW + MINUTE, 'busy');
    await store.delivered(id, NOW + 2, ['x@y.example']);
    await store.delivered(id, NOW + 3, ['x@y.example']);
    expect(await store.attempts(id)).toEqual([
      { at: NOW, error: 'busy' },
      { at: NOW + 2, error: null },
    ]);
  });

  it('stores one of two answers, takes it back until it is released, and mails it then', async () => {
    const store = await open();
    const about = await listed(store);
    await store.delivered(about, NOW, []);
    const answer = (at = NOW) => ({ ...submission(at), form: 'answer' as const, about });
    const [one, other] = [answer(), answer()];
    const both = await Promise.all([one, other].map((each) => store.answer(each, null, BY.actor)));
    expect(both.toSorted()).toEqual([false, true]);
    const [stored] = await store.answers(about);
    const id = String(stored?.submission.id);
    expect([one.id, other.id]).toContain(id);
    expect(stored?.isPending).toBe(true);
    expect(await store.releaseAnswers(NOW - 1, NOW)).toBe(0);
    expect(await store.takeBack(id, 'another', BY)).toBe(false);
    expect(await store.takeBack(id, about, BY)).toBe(true);
    expect(await store.answers(about)).toEqual([]);

    const last = answer(NOW + MINUTE);
    expect(await store.answer(last, null, BY.actor)).toBe(true);
    expect(await store.answer(answer(), null, BY.actor)).toBe(false);
    expect(await store.releaseAnswers(NOW + MINUTE + 1, NOW + 2 * MINUTE)).toBe(1);
    expect(await store.releaseAnswers(NOW + MINUTE + 1, NOW + 2 * MINUTE)).toBe(0);
    expect(await store.takeBack(last.id, about, BY)).toBe(false);
    expect((await claimed(store, NOW + 2 * MINUTE)).submission).toMatchObject({ id: last.id });
    expect(await store.answer(answer(), 'another', BY.actor)).toBe(false);
    expect(await store.answer(answer(NOW + 3 * MINUTE), last.id, BY.actor)).toBe(true);
    await store.erase(about);
    expect(await store.get(last.id)).toBeUndefined();
  });

  it('stores what came back by mail once, and erases it with its message', async () => {
    const store = await open();
    const about = await listed(store);
    const answer = { ...submission(), form: 'answer' as const, about };
    await store.answer(answer, null, BY.actor);
    const seen = () => store.markSeen(about, BY.actor, NOW);
    const done = () => store.changeMessages({}, EVERYTHING, { state: 'done' }, BY);
    const isNews = async () => (await found(store, { state: 'open', unread: true })).length > 0;
    const reply = () => submission(NOW + MINUTE);
    await seen();
    await done();
    const both = await Promise.all(
      [reply(), reply()].map((each) => store.reply(each, '<1@b.example>', ['x', answer.id])),
    );
    expect(both.map((each) => each?.isNew).toSorted()).toEqual([false, true]);
    expect(both.map((each) => each?.about)).toEqual([about, about]);
    expect(await isNews()).toBe(true);
    // Nobody has opened it since then, not since it was received.
    expect(await store.unseenCount(NOW + MINUTE)).toBe(0);
    expect(await store.unseenCount(NOW + MINUTE + 1)).toBe(1);
    await seen();
    await store.reply(reply(), '<1@b.example>', [about]);
    expect(await isNews()).toBe(false);
    expect(await store.reply(reply(), '<2@b.example>', ['x'])).toBeUndefined();
    await store.reply(reply(), '<2@b.example>', [about]);
    expect(await store.replies(about)).toHaveLength(2);
    expect(await store.answers(about)).toHaveLength(1);
    // It is no mail to deliver.
    expect(await store.count({})).toBe(1);

    await store.erase(about);
    expect(await store.replies(about)).toEqual([]);
  });

  it('makes a message open and unread again when its answer is refused, or bounces', async () => {
    const store = await open();
    const about = await listed(store);
    await store.delivered(about, NOW, []);
    const isNews = async () => (await found(store, { state: 'open', unread: true })).length > 0;
    const settle = async () => {
      await store.markSeen(about, BY.actor, NOW);
      await store.changeMessages({}, EVERYTHING, { state: 'done' }, BY);
    };
    const answer = { ...submission(), form: 'answer' as const, about };
    await store.answer(answer, null, BY.actor);
    await store.releaseAnswers(NOW + 1, NOW + MINUTE);
    await settle();
    await store.retryLater(await claimed(store, NOW), NOW, NOW, 'busy');
    expect(await isNews()).toBe(false);
    await store.giveUp(await claimed(store, NOW), NOW, 'no such user');
    expect(await isNews()).toBe(true);

    await store.retry(answer.id, NOW);
    await store.delivered(answer.id, NOW, []);
    await settle();
    expect(await store.bounced(answer.id, NOW, [], 'bounced: 5.1.1')).toBe('refused');
    expect(await isNews()).toBe(true);
  });
}
