import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { OfficeStatus } from '#shared/mails.ts';
import { referenceOf } from '../reference.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { everything, file, MINUTE, NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

const CAREER = ['career'] as const;

const KEY = { key: 'receipt:a', fingerprint: '', expiresAt: NOW + MINUTE };

/** Stores an application with its receipt. */
async function applied(store: SubmissionStore, name = 'a') {
  const application: Submission = {
    ...submission(),
    form: 'career',
    attachments: [file('a.pdf')],
    token: `office ${name}`,
  };
  const about = application.id;
  const receipt: Submission = {
    ...submission(),
    form: 'receipt',
    token: `applicant ${name}`,
    about,
  };
  await store.accept(application, [], { submission: receipt, keys: [KEY] });
  return { id: about, reference: referenceOf(about) };
}

const notice = () => ({ id: randomUUIDv7(), receivedAt: NOW + MINUTE, label: 'Reference' });

/** Tests of applications' statuses, for either database. */
export function describeCases(open: OpenStore): void {
  it('finds an application by either token, and by that of its own side only', async () => {
    const store = await open();
    const { reference } = await applied(store);
    const application = { reference, steps: [{ status: 'received', at: NOW }] };
    expect(await store.caseOf('applicant a', CAREER)).toMatchObject(application);
    expect(await store.applicationForOffice('office a')).toMatchObject(application);
    for (const token of ['office a', 'guessed', '', 'applicant']) {
      expect(await store.caseOf(token, CAREER)).toBeUndefined();
    }
    expect(await store.applicationForOffice('applicant a')).toBeUndefined();
    expect(await store.setStatus({ token: 'applicant a' }, 'read', NOW)).toBeUndefined();
    expect(await store.setStatus({ id: 'nothing' }, 'read', NOW)).toBeUndefined();
    expect(await store.withdraw('office a', CAREER, notice())).toBe('unknown');
    expect(await everything(store)).toHaveLength(2);
  });

  it('keeps the date of a status, replaces a later one, and records what the office’s link set', async () => {
    const store = await open();
    const { id } = await applied(store);
    const received = { status: 'received', at: NOW };
    const read = { status: 'read', at: NOW + 1 };
    const at = (status: OfficeStatus, time: number) => ({ status, at: NOW + time });
    for (const [status, time, ...expected] of [
      ['read', 1, read],
      ['read', 2, read],
      ['invited', 3, read, at('invited', 3)],
      ['invited', 4, read, at('invited', 3)],
      ['declined', 5, read, at('declined', 5)],
      ['read', 6, read],
    ] as const) {
      const set = await store.setStatus({ token: 'office a' }, status, NOW + time);
      expect(set?.steps).toEqual([received, ...expected]);
      expect((await store.get(id))?.steps).toEqual(set?.steps);
    }
    // A command records its own call.
    const set = await store.setStatus({ id }, 'invited', NOW + 7);
    expect(set?.steps).toEqual([received, read, at('invited', 7)]);
    const entries = await store.auditEntries(0, 9);
    expect(entries).toHaveLength(6);
    const subject = `${id} read`;
    expect(entries[0]).toEqual({ at: NOW + 6, actor: 'office link', action: 'status', subject });
  });

  it('withdraws an application once, also while the office sets a status: erases it with file and receipt', async () => {
    const store = await open();
    const { id, reference } = await applied(store);
    await store.accept(submission());
    const [one, other] = await Promise.all([
      store.withdraw('applicant a', CAREER, notice()),
      store.withdraw('applicant a', CAREER, notice()),
      store.setStatus({ token: 'office a' }, 'invited', NOW),
      store.setStatus({ token: 'office a' }, 'declined', NOW),
    ]);
    expect([one, other].toSorted()).toEqual(['repeated', 'stored']);
    const left = await everything(store);
    expect(left.map(({ form }) => form).toSorted()).toEqual(['contact', 'withdrawal']);
    const withdrawal = left.find(({ form }) => form === 'withdrawal');
    const fields = [{ name: 'reference', label: 'Reference', value: reference }];
    expect(withdrawal).toMatchObject({ language: 'ar', fields });
    expect(await store.attachmentsOf(id)).toEqual([]);
    const steps = [{ status: 'withdrawn', at: NOW + MINUTE }];
    expect(await store.caseOf('applicant a', CAREER)).toMatchObject({ reference, steps });
    expect(await store.applicationForOffice('office a')).toBeUndefined();
    expect(await store.setStatus({ token: 'office a' }, 'invited', NOW)).toBeUndefined();
    expect(await store.auditEntries(NOW + MINUTE, 9)).toEqual([
      { at: NOW + MINUTE, actor: 'applicant link', action: 'withdraw', subject: id },
    ]);

    await store.erase(String(withdrawal?.id));
    expect(await store.caseOf('applicant a', CAREER)).toBeUndefined();
    expect(await store.withdraw('applicant a', CAREER, notice())).toBe('unknown');
  });

  it('erases a receipt with its application, and stores none without a free key', async () => {
    const store = await open();
    const { id } = await applied(store);
    const other = await applied(store, 'b');
    expect(await store.caseOf('applicant b', CAREER)).toBeUndefined();
    expect(await store.applicationForOffice('office b')).toBeDefined();
    await store.erase(id);
    expect((await everything(store)).map((each) => each.id)).toEqual([other.id]);
    expect(await store.caseOf('applicant a', CAREER)).toBeUndefined();
    await applied(store, 'c');
    expect(await store.caseOf('applicant c', CAREER)).toBeDefined();
  });
}
