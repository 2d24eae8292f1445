import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Registration, RegistrationChange } from '../registrations.ts';
import { newSecret } from '../secrets.ts';
import type { Submission, SubmittedField } from '../submission.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { everything, file, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

const KINDS = ['draft', 'registration'] as const;

const DAY = 24 * 60 * 60_000;

const fieldsOf = (values: Record<string, string>): SubmittedField[] =>
  Object.entries(values).map(([name, value]) => ({ name, label: name, value }));

const FIELDS = fieldsOf({ company: 'Example', user_email: 'One@supplier.example' });

/** Begins a registration. */
async function begun(store: SubmissionStore) {
  const token = newSecret();
  const draft: Submission = { ...submission(), form: 'draft', fields: FIELDS, token };
  await store.accept(draft);
  return { id: draft.id, token };
}

const mailAbout = (
  about: string,
  at: number,
  form: Submission['form'] = 'receipt',
): Submission => ({
  ...submission(),
  ...{ id: randomUUIDv7(), form, receivedAt: at, about, fields: fieldsOf({ mail: 'decided' }) },
});

const change = (more: Partial<RegistrationChange> = {}): RegistrationChange => ({
  ...{ fields: FIELDS, attachments: [], language: 'ar', at: NOW + 1, answered: [], terms: [] },
  ...more,
});

/** A registration that was sent, with a file, and is listed in the inbox. */
async function sent(store: SubmissionStore) {
  const { id, token } = await begun(store);
  const { revision } = await read(store, id);
  const attachments = [{ ...file('cr.pdf'), field: 'commercial_file' }];
  const receipt = { submission: mailAbout(id, NOW + DAY), keys: [key('sent')] };
  const change_ = change({ attachments, at: NOW + DAY, sent: receipt });
  expect(await store.saveRegistration(id, revision, change_)).toBe('stored');
  const [entry] = await store.unlisted(NOW + DAY, 9);
  expect(entry).toMatchObject({ id, form: 'registration' });
  const listed = { ...{ desk: 4, vacancy: null, sender: 'one@supplier.example', files: 1 } };
  await store.listMessages(
    [
      {
        id,
        form: 'registration',
        receivedAt: NOW + DAY,
        ...listed,
        suspected: false,
        terms: ['1010'],
      },
    ],
    NOW + DAY,
  );
  return { id, token };
}

async function read(store: SubmissionStore, id: string): Promise<Registration> {
  const found = await store.registration(id);
  if (!found) throw new Error('There is no registration');
  return found;
}

const key = (name: string) => ({ key: name, fingerprint: '', expiresAt: NOW + 9 * DAY });

const mailNone = () => {
  throw new Error('A mail would be queued');
};

const ALL = { sql: '1 = 1', values: [] };

/** Tests of the registrations of suppliers, for either database. */
export function describeRegistrations(open: OpenStore): void {
  it('stores the link of a draft as a hash only, and mails nothing about it', async () => {
    const store = await open();
    const { id, token } = await begun(store);
    expect(await store.caseOf(token, KINDS)).toMatchObject({ id, form: 'draft' });
    expect((await store.get(id))?.token).toBeUndefined();
    expect((await store.get(id))?.delivery.state).toBe('handled');
    expect(await store.claim(NOW, 1_000)).toBeUndefined();
    const other = await store.openCase(id);
    expect(await store.caseOf(other, KINDS)).toMatchObject({ id });
    expect(await store.caseOf(other, ['career'])).toBeUndefined();
    for (const wrong of ['', 'guessed', newSecret(), id]) {
      expect(await store.caseOf(wrong, KINDS)).toBeUndefined();
    }
  });

  it('gives each attempt to send a mail about a case a link of its own', async () => {
    const store = await open();
    const { id } = await sent(store);
    const claims = [await store.claim(NOW + DAY, 1_000), await store.claim(NOW + DAY, 1_000)];
    const receipt = claims.find((claim) => claim?.submission.form === 'receipt');
    const first = String(receipt?.submission.token);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect((await store.get(String(receipt?.submission.id)))?.token).toBeUndefined();
    if (receipt) await store.retryLater(receipt, NOW + DAY, NOW + DAY + 5, 'busy');
    const again = await store.claim(NOW + DAY + 5, 1_000);
    const second = String(again?.submission.token);
    expect(second).not.toBe(first);
    for (const link of [first, second]) {
      expect(await store.caseOf(link, KINDS)).toMatchObject({ id, form: 'registration' });
    }
  });

  it('replaces a file of a draft, and keeps all of a registration that was sent', async () => {
    const store = await open();
    const { id } = await begun(store);
    const save = async (name: string, at: number, more: Partial<RegistrationChange> = {}) => {
      const { revision } = await read(store, id);
      const attachments = [{ ...file(name), field: 'commercial_file' }];
      return store.saveRegistration(id, revision, change({ attachments, at, ...more }));
    };
    await save('a.pdf', NOW + 1);
    await save('b.pdf', NOW + 2);
    const names = async () => (await store.attachmentsOf(id)).map(({ name }) => name);
    expect(await names()).toEqual(['b.pdf']);
    const receipt = { submission: mailAbout(id, NOW + 3), keys: [key('sent')] };
    await save('c.pdf', NOW + 3, { sent: receipt });
    expect(await names()).toEqual(['c.pdf']);
    const note = {
      id: randomUUIDv7(),
      at: NOW + 4,
      by: 'one@supplier.example',
      text: 'Commercial',
    };
    await save('d.pdf', NOW + 4, { note });
    // A position is never another file's: what a reviewer has open stays what it is.
    expect(await names()).toEqual(['c.pdf', 'd.pdf']);
    expect((await store.get(id))?.receivedAt).toBe(NOW + 3);
    expect((await store.get(id))?.delivery.state).toBe('waiting');
    expect(await store.notes(id)).toEqual([note]);
  });

  it('refuses a change and a decision about an earlier revision; of two at once one is stored', async () => {
    const store = await open();
    const { id } = await sent(store);
    const { revision } = await read(store, id);
    const save = (company: string) => {
      const fields = fieldsOf({ company });
      const note = { id: randomUUIDv7(), at: NOW, by: '', text: 'Company' };
      return store.saveRegistration(id, revision, change({ fields, note, terms: ['2020'] }));
    };
    const outcomes = await Promise.all([save('A'), save('B')]);
    expect(outcomes.toSorted()).toEqual(['changed', 'stored']);
    const decided = {
      ...{ decision: 'approved' as const, until: '2029-11-30', reason: '' },
      ...{ at: NOW + 2 * DAY, actor: 'a@office.example' },
    };
    const decide = (seen: string) =>
      store.decide(id, seen, 'piping', decided, mailAbout(id, NOW + 2 * DAY));
    expect(await decide(revision)).toBe('changed');
    expect((await read(store, id)).decisions).toEqual({});
    expect(await decide((await read(store, id)).revision)).toBe('stored');
    expect((await read(store, id)).decisions).toEqual({ piping: decided });
    // The inbox finds the words of the last change, and shows it as unread.
    const [found] = await store.messages({ words: [['2020']] }, ALL, 9);
    expect(found?.submission.id).toBe(id);
    expect(await store.messages({ words: [['1010']] }, ALL, 9)).toEqual([]);
    expect(await store.decide('nothing', '', 'x', decided, mailAbout(id, NOW))).toBe('unknown');
  });

  it('asks, and takes what is saved for the answer', async () => {
    const store = await open();
    const { id } = await sent(store);
    const question = { id: 'q1', item: 'vat', text: 'Which?', at: NOW, author: 'a@office.example' };
    const mail = mailAbout(id, NOW + DAY);
    expect(await store.ask(id, { ...question, answeredAt: null }, mail)).toBe('stored');
    expect((await read(store, id)).questions).toEqual([{ ...question, answeredAt: null }]);
    const { revision } = await read(store, id);
    const note = { id: 'n1', at: NOW, by: '', text: 'VAT' };
    await store.saveRegistration(id, revision, change({ answered: ['q1'], at: NOW + 5, note }));
    expect((await read(store, id)).questions).toEqual([{ ...question, answeredAt: NOW + 5 }]);
  });

  it('takes each step of a reminder once, also if two desks do at the same time', async () => {
    const store = await open();
    const { id } = await sent(store);
    const step = { item: 'commercial', lastDay: '2026-12-31', step: 30, at: NOW };
    const remind = (more = {}) =>
      store.remind(id, { ...step, ...more }, [mailAbout(id, NOW), mailAbout(id, NOW, 'reminder')]);
    const both = await Promise.all([remind(), remind()]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await remind({ step: 7 })).toBe(true);
    expect(await remind({ lastDay: '2027-12-31' })).toBe(true);
    expect(await store.count({ form: 'reminder' })).toBe(3);
    expect(await store.remind('nothing', step, [])).toBe(false);
  });

  it('mails a link again to an address that a registration names, as often as its keys allow', async () => {
    const store = await open();
    const { id } = await begun(store);
    const mailTo = (address: string) =>
      store.mailLinks(address, (registration) => ({
        submission: mailAbout(registration.id, NOW),
        keys: [key('a'), key('b')],
      }));
    expect(await mailTo('other@supplier.example')).toEqual([]);
    const counts = [await mailTo('one@supplier.example'), await mailTo('one@supplier.example')];
    expect(counts.map((ids) => ids.length)).toEqual([1, 1]);
    expect(await mailTo('one@supplier.example')).toEqual([]);
    const { revision } = await read(store, id);
    const fields = fieldsOf({
      user_email: 'new@supplier.example',
      second_email: 'b@supplier.example',
    });
    await store.saveRegistration(id, revision, change({ fields }));
    expect(await store.mailLinks('one@supplier.example', mailNone)).toEqual([]);
    const rows = await store.mailLinks('b@supplier.example', () => ({
      ...{ submission: mailAbout(id, NOW), keys: [key('c')] },
    }));
    expect(rows).toHaveLength(1);
  });

  it('erases a registration with all about it by any of its links, which then say so', async () => {
    const store = await open();
    const { id, token } = await sent(store);
    const other = await store.openCase(id);
    await store.decide(
      id,
      (await read(store, id)).revision,
      'piping',
      { decision: 'declined', until: null, reason: 'x', at: NOW, actor: 'a' },
      mailAbout(id, NOW),
    );
    const notice = () => ({ id: randomUUIDv7(), receivedAt: NOW + DAY, label: 'Reference' });
    expect(await store.withdraw(token, ['career'], notice())).toBe('unknown');
    const outcomes = await Promise.all([
      store.withdraw(token, KINDS, notice()),
      store.withdraw(other, KINDS, notice()),
    ]);
    expect(outcomes.toSorted()).toEqual(['repeated', 'stored']);
    expect((await everything(store)).map(({ form }) => form)).toEqual(['withdrawal']);
    for (const link of [token, other]) {
      const left = await store.caseOf(link, KINDS);
      expect(left?.steps).toEqual([{ status: 'withdrawn', at: NOW + DAY }]);
      expect(await store.caseOf(link, ['career'])).toBeUndefined();
    }
    expect(await store.registration(id)).toBeUndefined();
    expect(await store.mailLinks('one@supplier.example', mailNone)).toEqual([]);
  });

  it('erases a draft without a notice to the office', async () => {
    const store = await open();
    const { token } = await begun(store);
    const notice = { id: randomUUIDv7(), receivedAt: NOW, label: 'Reference' };
    expect(await store.withdraw(token, KINDS, notice)).toBe('stored');
    expect(await everything(store)).toEqual([]);
    expect(await store.caseOf(token, KINDS)).toBeUndefined();
  });
}
