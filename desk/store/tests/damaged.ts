import { expect, it } from 'vitest';
import { content } from '../../testing/content.ts';
import { expiredSubmissions } from '../retention.ts';
import { createStore } from '../store.ts';
import { claimed, everything, file, MINUTE, NOW, submission } from './samples.ts';
import type { OpenDatabase } from './store.ts';

/** Valid JSON of another shape, since SQLite rejects what is not JSON. */
const BROKEN = '{"user_name":"نورة"}';

/** Tests of rows that cannot be read, for either database. */
export function describeDamaged(open: OpenDatabase): void {
  it('lists a row that cannot be read with its raw text, and every other one', async () => {
    const database = await open();
    const store = createStore(database);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const each = { ...submission(NOW + i), attachments: [file('a.pdf')] };
      await store.accept(each);
      ids.push(each.id);
    }
    const [, fields = '', recipients = '', form = ''] = ids;
    await database.query('UPDATE submission SET fields = ? WHERE id = ?', BROKEN, fields);
    const accepted = 'UPDATE delivery SET accepted_by = ? WHERE submission_id = ?';
    await database.query(accepted, BROKEN, recipients);
    await database.query('UPDATE submission SET form = ? WHERE id = ?', 'unknown', form);

    const listed = (await everything(store)).toReversed();
    expect(listed.map(({ id }) => id)).toEqual(ids);
    expect(listed.map(({ damaged }) => damaged)).toEqual([
      undefined,
      { fields: BROKEN },
      { accepted_by: BROKEN },
      { form: 'unknown' },
      undefined,
    ]);
    expect(listed.map((each) => each.fields.length)).toEqual([1, 0, 1, 1, 1]);
    expect(listed.every(({ attachments }) => attachments.length === 1)).toBe(true);
    expect(await store.get(fields)).toEqual(listed[1]);
    expect(listed[3]?.form).toBe('unknown');
    expect(await store.erase(fields)).toBe(true);
    expect(await everything(store)).toHaveLength(4);
  });

  it('withdraws an application that cannot be read', async () => {
    const database = await open();
    const store = createStore(database);
    const application = { ...submission(), form: 'career' } as const;
    const about = application.id;
    const receipt = { ...submission(), form: 'receipt', token: 'own', about } as const;
    const keys = [{ key: 'a', fingerprint: '', expiresAt: null }];
    await store.accept(application, [], { submission: receipt, keys });
    await database.query('UPDATE submission SET fields = ? WHERE id = ?', BROKEN, about);
    const notice = { id: submission().id, receivedAt: NOW, label: 'Reference' };
    expect(await store.withdraw('own', notice)).toBe('stored');
    expect((await everything(store)).map((each) => each.form)).toEqual(['withdrawal']);
  });

  it('lets nothing expire that cannot be read, until an operator has handled it', async () => {
    const database = await open();
    const store = createStore(database);
    const states = ['delivered', 'handled', 'refused', 'parked', 'damaged', 'waiting'];
    const stored = new Map<string, string>();
    for (const fields of ['[]', BROKEN]) {
      for (const state of states) {
        const { id } = submission();
        await store.accept({ ...submission(), id });
        stored.set(id, `${state} ${fields}`);
        await database.query('UPDATE submission SET fields = ? WHERE id = ?', fields, id);
        if (state === 'waiting') continue;
        const settle = 'UPDATE delivery SET state = ?, due_at = NULL WHERE submission_id = ?';
        await database.query(settle, state, id);
      }
    }
    const year = 366 * 24 * 60 * MINUTE;
    const expired = expiredSubmissions(store, content.retentionDays, NOW + year);
    expect((await Array.fromAsync(expired, ({ id }) => stored.get(id))).toSorted()).toEqual([
      'delivered []',
      'handled []',
      `handled ${BROKEN}`,
      'refused []',
    ]);
  });

  it('marks what is parked or damaged as handled, and sends it when it is retried', async () => {
    const database = await open();
    const store = createStore(database);
    await store.accept(submission());
    const claim = await claimed(store, NOW);
    const { id } = claim.submission;
    expect(await store.handle(id, NOW)).toBe(false);
    await store.giveUp(claim, NOW, 'rejected');
    expect(await store.handle(id, NOW + MINUTE)).toBe(true);
    expect(await store.handle(id, NOW)).toBe(false);
    expect((await store.get(id))?.delivery).toMatchObject({
      state: 'handled',
      settledAt: NOW + MINUTE,
      lastError: 'rejected',
    });
    expect(await store.claim(NOW + MINUTE, MINUTE)).toBeUndefined();
    expect(await store.retry(id, NOW + MINUTE)).toBe(true);
    expect((await claimed(store, NOW + MINUTE)).submission.id).toBe(id);
    await database.query(`UPDATE delivery SET state = 'damaged', due_at = NULL`);
    expect(await store.handle(id, NOW)).toBe(true);
  });
}
