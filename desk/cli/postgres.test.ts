// The commands `check`, `backup`, `restore` and `move` with PostgreSQL.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { referenceOf } from '../store/reference.ts';
import { createStore } from '../store/store.ts';
import { startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, SUBSCRIBER, sendApplication, sendJson } from '../testing/forms.ts';
import { failureOf, operator } from '../testing/operator.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import type { Finding } from './check/finding.ts';

const postgres = postgresOfFile();

const RESUME = pdf(200_000);

/** Stores an application and messages that databases may spoil; resolves to the application's id. */
async function fill(url: string, stored: () => ReturnType<typeof storedIn>): Promise<string> {
  await sendApplication(url, RESUME);
  await sendJson(url, 'contact', { ...CONTACT, message: 'نص \u0000 👷' });
  await sendJson(url, 'subscribe', SUBSCRIBER);
  return String((await stored()).find(({ form }) => form === 'career')?.id);
}

/** Compares the résumé in this database with what was sent, and returns the actions in its audit log. */
async function actionsIn(url: string, id: string): Promise<string[]> {
  const store = createStore(await postgres.open(url));
  const [resume] = await store.attachmentsOf(id);
  expect(resume && 'content' in resume && RESUME.equals(resume.content)).toBe(true);
  return (await store.auditEntries(2, 9)).map(({ action }) => action);
}

it('check compares the clock with that of the database', async () => {
  await postgres.openEmpty();
  const run = operator({ DATABASE_URL: postgres.url });
  const findings = (await run('check', [], { 'no-mail': true })).json as Finding[];
  expect(findings.map(({ level, about, finding }) => `${level} ${about}: ${finding}`)).toEqual(
    expect.arrayContaining([
      'ok store: The database is sound',
      'ok clock: It agrees with the database',
      'note disk: Not known: the database server does not tell its free space',
    ]),
  );
});

it('backs PostgreSQL up while desks write, and restores to either database', async () => {
  const from = await postgres.server.createDatabase();
  const desk = await startDesk({ env: { DATABASE_URL: from } });
  const id = await fill(desk.url, () => storedIn('', from));
  const file = join(temporaryDirectory(), 'backup.db');
  const run = operator({ DATABASE_URL: from });
  // On PostgreSQL this row is now behind that of its receipt.
  await run('application', [referenceOf(id), 'read']);
  const first = await storedIn('', from);
  const [{ json }] = await Promise.all([
    run('backup', [file]),
    ...Array.from({ length: 20 }, (_, i) => sendJson(desk.url, 'contact', { message: `${i}` })),
  ]);
  await desk.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);

  const dataDir = temporaryDirectory();
  await operator({ DATA_DIR: dataDir })('restore', [file]);
  const restored = await storedIn(dataDir);
  expect(restored.slice(-first.length)).toEqual(first);
  expect(json).toMatchObject({ path: file, submissions: restored.length });
  const to = await postgres.server.createDatabase();
  const other = operator({ DATABASE_URL: to });
  expect((await other('restore', [file])).json).toEqual({ submissions: restored.length });
  expect(await storedIn('', to)).toEqual(restored);
  expect(await actionsIn(to, id)).toEqual(['restore', 'status']);

  expect(await failureOf(other('restore', [file]))).toBe(
    'usage: The database of DATABASE_URL is not empty: it has rows in submission',
  );
  const replacing = failureOf(other('restore', [file], { replace: true }));
  expect(await replacing).toContain('usage: --replace');
  expect(await storedIn('', to)).toEqual(restored);
});

it('moves everything from SQLite to an empty PostgreSQL database, and compares it', async () => {
  const desk = await startDesk();
  const { dataDir } = desk;
  const id = await fill(desk.url, () => storedIn(dataDir));
  using file = new DatabaseSync(join(dataDir, 'desk.db'));
  file.exec(`INSERT INTO page_view VALUES ('2026-01-01', '/', 3);
    INSERT INTO audit VALUES ('a', 1, 'desk', 'erase', 'x');
    INSERT INTO refusal VALUES ('2026-01-01', 'rate', 2); INSERT INTO desk_state VALUES ('x', 1);
    INSERT INTO person VALUES ('p', 'a@office.example', 'hr', 1);
    INSERT INTO passkey VALUES ('k', 'p', x'00ff', 0, 'usb', 1);
    INSERT INTO inbox_message (number, submission_id, form, received_at, sender, files, state, changed_at)
      VALUES (1000, '${id}', 'contact', 1, '', 0, 'open', 1);
    INSERT INTO inbox_note VALUES ('n', '${id}', 1, 'a@office.example', 'x');
    INSERT INTO case_link VALUES ('h', '${id}');
    INSERT INTO case_address VALUES ('a@b.example', '${id}');
    INSERT INTO case_decision VALUES ('${id}', 'piping', 'approved', '2029-01-01', '', 1, 'a@office.example');
    INSERT INTO case_question VALUES ('q', '${id}', 'vat', 'x', 1, 'a@office.example', NULL);
    INSERT INTO case_reminder VALUES ('${id}', 'vat', '2026-12-31', 30, 1);
    INSERT INTO attempt VALUES ('t', '${id}', 1, NULL);
    INSERT INTO upload VALUES ('u', 'e', 's', 'a.pdf', 7, 1, 1, 'a.pdf', 'application/pdf', 'ab', 0, '${id}', 1, 'files', 'Files');
    INSERT INTO webhook VALUES ('w', 'https://crm.example', 'whsec_x', 'contact', 1, NULL);
    INSERT INTO webhook_call VALUES ('c', 'w', '${id}', 1, 0, NULL, NULL)`);
  const before = await storedIn(dataDir);
  const to = await postgres.server.createDatabase();
  const run = operator({ DATA_DIR: dataDir, DATABASE_URL: to });
  expect(await failureOf(run('move'))).toContain('usage: Another desk is running on');
  await desk.close();
  expect((await run('move')).text).toMatch(
    /^4 submissions .* from \/\S+desk\.db to PostgreSQL: 127\.0\.0\.1:/,
  );
  expect(await storedIn('', to)).toEqual(before);
  const { query } = await postgres.open(to);
  // Every table but the proof of the disk, sessions, and words that are made again; and each with rows.
  const own = /^(?:heartbeat|inbox_secret|inbox_words.*)$/;
  const tables = file.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  for (const { name } of tables.filter((table) => !own.test(String(table.name)))) {
    const sql = `SELECT count(*) AS count FROM ${name}`;
    const [moved] = await query(sql);
    // Recorded there.
    const recorded = name === 'audit' ? 1 : 0;
    const count = Number(file.prepare(sql).get()?.count);
    expect([name, count > 0, Number(moved?.count)]).toEqual([name, true, count + recorded]);
  }
  expect(await actionsIn(to, id)).toEqual(['move']);
  const old = 'was moved to PostgreSQL and is an old copy';
  const beside = operator({ DATA_DIR: dataDir });
  expect(await failureOf(beside('purge', [], { yes: true }))).toContain(old);
  expect(await failureOf(run('move'))).toContain(old);
  expect(await storedIn(dataDir)).toEqual(before);
  const other = await startDesk();
  await other.close();
  const full = operator({ DATA_DIR: other.dataDir, DATABASE_URL: to });
  expect(await failureOf(full('move'))).toContain('is not empty: it has rows in submission');
});
