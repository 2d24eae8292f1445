import { expect, it } from 'vitest';
import { content } from '../../testing/content.ts';
import { expiredSubmissions } from '../retention.ts';
import { createStore } from '../store.ts';
import { everything, file, MINUTE, NOW, submission } from './samples.ts';
import type { OpenDatabase } from './store.ts';

/** Valid JSON of another shape, since SQLite rejects what is not JSON. */
const BROKEN = '{"user_name":"نورة"}';

/** Tests of rows that cannot be read, for either database. */
export function describeDamaged(open: OpenDatabase): void {
  it('lists a row that cannot be read with its raw text, and every other one', async () => {
    const database = await open();
    const store = createStore(database);
    const sent = [0, 1, 2, 3, 4].map((i) => {
      return { ...submission(NOW + i), attachments: [file('a.pdf')] };
    });
    for (const each of sent) await store.accept(each);
    const [, fields = '', recipients = '', form = ''] = sent.map(({ id }) => id);
    await database.query('UPDATE submission SET fields = ? WHERE id = ?', BROKEN, fields);
    const accepted = 'UPDATE delivery SET accepted_by = ? WHERE submission_id = ?';
    await database.query(accepted, BROKEN, recipients);
    await database.query('UPDATE submission SET form = ? WHERE id = ?', 'unknown', form);

    const listed = (await everything(store)).toReversed();
    expect(listed.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    expect(listed.map(({ damaged }) => damaged)).toEqual([
      undefined,
      { fields: BROKEN },
      { accepted_by: BROKEN },
      { form: 'unknown' },
      undefined,
    ]);
    expect(listed.map((each) => each.fields.length)).toEqual([1, 0, 1, 1, 1]);
    expect(listed.map(({ attachments }) => attachments.length)).toEqual([1, 1, 1, 1, 1]);
    expect(await store.get(fields)).toEqual(listed[1]);
    expect(listed[3]?.form).toBe('unknown');
    expect(await store.erase(fields)).toBe(true);
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
    expect(await store.withdraw('own', ['career'], notice)).toBe('stored');
    expect((await everything(store)).map((each) => each.form)).toEqual(['withdrawal']);
  });

  it('lets nothing expire that is not settled or cannot be read, until an operator has handled it', async () => {
    const database = await open();
    const store = createStore(database);
    const stored = new Map<string, string>();
    for (const fields of ['[]', BROKEN]) {
      for (const state of ['delivered', 'handled', 'refused', 'parked', 'damaged', 'waiting']) {
        const sent = submission();
        await store.accept(sent);
        stored.set(sent.id, `${state} ${fields}`);
        await database.query('UPDATE submission SET fields = ? WHERE id = ?', fields, sent.id);
        if (state === 'waiting') continue;
        const settle = 'UPDATE delivery SET state = ?, due_at = NULL WHERE submission_id = ?';
        await database.query(settle, state, sent.id);
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
}
