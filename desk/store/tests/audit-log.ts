import { expect, it } from 'vitest';
import type { AuditEntry } from '../submission-store.ts';
import { NOW, submission } from './samples.ts';
import type { OpenStore } from './store.ts';

/** Tests of the audit log, for either database. */
export function describeAuditLog(open: OpenStore): void {
  it('lists entries, newest first, and forgets them by age, not with their submission', async () => {
    const store = await open();
    const sent = submission();
    await store.accept(sent);
    const entries = Array.from({ length: 4 }, (_, index): AuditEntry => {
      return { at: NOW + index, actor: 'نورة', action: 'read', subject: sent.id };
    });
    await store.record(entries);
    await store.record([]);
    await store.erase(sent.id);
    const newest = entries.toReversed();
    expect(await store.auditEntries(0, 10)).toEqual(newest);
    expect(await store.auditEntries(0, 2)).toEqual(newest.slice(0, 2));
    expect(await store.auditEntries(NOW + 3, 10)).toEqual(newest.slice(0, 1));
    await store.forgetAuditEntries(NOW + 2);
    expect(await store.auditEntries(0, 10)).toEqual(newest.slice(0, 2));
  });

  it('records once an hour that somebody reads a submission again and again', async () => {
    const store = await open();
    const hour = 3_600_000;
    const read = (at: number, actor: string) =>
      store.recordRead({ at: NOW + at, actor, subject: 's' }, hour);
    for (const at of [0, 1, hour - 1, hour, hour + 1]) await read(at, 'a');
    await read(2, 'b');
    const found = await store.auditEntries(0, 10);
    expect(found.map(({ at, actor }) => [at - NOW, actor])).toEqual([
      [hour, 'a'],
      [2, 'b'],
      [0, 'a'],
    ]);
  });
}
