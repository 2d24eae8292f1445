import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { referenceOf } from '../reference.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { everything, file, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

const KEY = { key: 'receipt:a', fingerprint: '', expiresAt: NOW + MINUTE };

/** Stores an application with its receipt. */
async function applied(store: SubmissionStore, name = 'a') {
  const application: Submission = {
    ...submission(),
    form: 'career',
    attachments: [file('a.pdf')],
    token: `office ${name}`,
  };
  const receipt: Submission = {
    ...submission(),
    form: 'receipt',
    token: `applicant ${name}`,
    about: application.id,
  };
  await store.accept(application, [], { submission: receipt, keys: [KEY] });
  return { application, receipt, reference: referenceOf(application.id) };
}

const notice = () => ({ id: randomUUIDv7(), receivedAt: NOW + MINUTE, label: 'Reference' });

/** Tests of applications' statuses, for either database. */
export function describeApplications(open: OpenStore): void {
  it('finds an application by either token, and by that of its own side only', async () => {
    const store = await open();
    const { reference } = await applied(store);
    const application = { reference, steps: [{ status: 'received', at: NOW }] };
    expect(await store.applicationOf('applicant a')).toEqual(application);
    expect(await store.applicationForOffice('office a')).toEqual(application);
    for (const token of ['office a', 'guessed', '', 'applicant']) {
      expect(await store.applicationOf(token)).toBeUndefined();
    }
    expect(await store.applicationForOffice('applicant a')).toBeUndefined();
    expect(await store.setStatus({ token: 'applicant a' }, 'read', NOW)).toBeUndefined();
    expect(await store.withdraw('office a', notice())).toBe('unknown');
    expect(await everything(store)).toHaveLength(2);
  });

  it('records what the links in mails changed', async () => {
    const store = await open();
    const { application } = await applied(store);
    await store.setStatus({ token: 'office a' }, 'read', NOW + 1);
    await store.setStatus({ token: 'applicant a' }, 'read', NOW + 2);
    await store.setStatus({ id: application.id }, 'invited', NOW + 3);
    for (let i = 0; i < 2; i++) await store.withdraw('applicant a', notice());
    const withdrawn = { actor: 'applicant link', action: 'withdraw', subject: application.id };
    const read = { actor: 'office link', action: 'status', subject: `${application.id} read` };
    expect(await store.auditEntries(0, 10)).toEqual([
      { at: NOW + MINUTE, ...withdrawn },
      { at: NOW + 1, ...read },
    ]);
  });

  it('keeps the date of a status, and replaces a later status', async () => {
    const store = await open();
    const { application } = await applied(store);
    const set = async (status: 'read' | 'invited' | 'declined', at: number) =>
      (await store.setStatus({ token: 'office a' }, status, at))?.steps.slice(1);
    const read = { status: 'read', at: NOW + 1 };
    expect(await set('read', NOW + 1)).toEqual([read]);
    expect(await set('read', NOW + 2)).toEqual([read]);
    expect(await set('invited', NOW + 3)).toEqual([read, { status: 'invited', at: NOW + 3 }]);
    expect(await set('invited', NOW + 4)).toEqual([read, { status: 'invited', at: NOW + 3 }]);
    expect(await set('declined', NOW + 5)).toEqual([read, { status: 'declined', at: NOW + 5 }]);
    expect((await store.get(application.id))?.steps?.slice(1)).toEqual([
      read,
      { status: 'declined', at: NOW + 5 },
    ]);
    expect(await set('read', NOW + 6)).toEqual([read]);
    expect((await store.setStatus({ id: application.id }, 'invited', NOW + 7))?.steps).toEqual([
      { status: 'received', at: NOW },
      read,
      { status: 'invited', at: NOW + 7 },
    ]);
    expect(await store.setStatus({ id: 'nothing' }, 'read', NOW)).toBeUndefined();
  });

  it('withdraws an application once: erases it with file and receipt, and notifies the office', async () => {
    const store = await open();
    const { application, reference } = await applied(store);
    await store.accept(submission());
    const first = notice();
    const outcomes = await Promise.all(
      [first, notice(), notice()].map((each) => store.withdraw('applicant a', each)),
    );
    expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'stored']);
    const left = await everything(store);
    expect(left.map(({ form }) => form).toSorted()).toEqual(['contact', 'withdrawal']);
    const [withdrawal] = left.filter(({ form }) => form === 'withdrawal');
    expect(withdrawal?.language).toBe('ar');
    expect(withdrawal?.fields).toEqual([
      { name: 'reference', label: 'Reference', value: reference },
    ]);
    expect(await store.attachmentsOf(application.id)).toEqual([]);
    const steps = [{ status: 'withdrawn', at: NOW + MINUTE }];
    expect(await store.applicationOf('applicant a')).toEqual({ reference, steps });
    expect(await store.applicationForOffice('office a')).toBeUndefined();
    expect(await store.setStatus({ token: 'office a' }, 'invited', NOW)).toBeUndefined();

    await store.erase(String(withdrawal?.id));
    expect(await store.applicationOf('applicant a')).toBeUndefined();
    expect(await store.withdraw('applicant a', notice())).toBe('unknown');
  });

  it('withdraws while the office sets a status', async () => {
    const store = await open();
    await applied(store);
    await Promise.all([
      store.withdraw('applicant a', notice()),
      store.setStatus({ token: 'office a' }, 'invited', NOW),
      store.setStatus({ token: 'office a' }, 'declined', NOW),
    ]);
    expect((await everything(store)).map(({ form }) => form)).toEqual(['withdrawal']);
  });

  it('erases a receipt with its application, and stores none without a free key', async () => {
    const store = await open();
    const { application } = await applied(store);
    const other = await applied(store, 'b');
    expect((await everything(store)).map(({ form }) => form).toSorted()).toEqual([
      'career',
      'career',
      'receipt',
    ]);
    expect(await store.applicationOf('applicant b')).toBeUndefined();
    expect(await store.applicationForOffice('office b')).toBeDefined();
    await store.erase(application.id);
    expect((await everything(store)).map(({ id }) => id)).toEqual([other.application.id]);
    expect(await store.applicationOf('applicant a')).toBeUndefined();
    await applied(store, 'c');
    expect(await store.applicationOf('applicant c')).toBeDefined();
  });
}
