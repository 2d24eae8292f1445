// The commands `restore`, and `backup` of PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { withStoreBeside } from '../store/open-store.ts';
import { referenceOf } from '../store/reference.ts';
import { MIGRATIONS } from '../store/sqlite/migrations.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { RELEASED } from '../store/tests/released-databases.ts';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from '../testing/desk.ts';
import { startDeskProcess } from '../testing/desk-process.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf, operator } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';

const postgres = postgresOfFile();

const NOW = Date.UTC(2026, 0, 5, 9, 30);
const RESUME = pdf(200_000);

/** A stopped desk with an application, its backup, and a message that is newer than the backup. */
async function stoppedDesk(dataDir = temporaryDirectory()) {
  const desk = await startDesk({ dataDir, clock: createManualClock(NOW) });
  await sendApplication(desk.url, RESUME);
  const before = await storedIn(dataDir);
  const file = join(temporaryDirectory(), 'backup.db');
  const run = operator({ DATA_DIR: dataDir }, NOW);
  await run('backup', [file]);
  await sendJson(desk.url, 'contact', CONTACT);
  await desk.close();
  return { dataDir, file, run, before, after: await storedIn(dataDir) };
}

/** Names in a directory, without what SQLite's readers leave. */
const namesIn = (directory: string) =>
  readdirSync(directory).filter((name) => !/-(?:wal|shm)$/.test(name));

const messagesIn = async (dataDir: string) =>
  (await storedIn(dataDir)).map((each) => valuesOf(each).message);

it('restores a backup, keeps the store that it replaces, and records it', async () => {
  const { dataDir, file, run, before, after } = await stoppedDesk();
  const path = join(dataDir, 'desk.db');
  expect(await failureOf(run('restore', [file]))).toBe(
    `usage: ${path} has 1 submissions that the backup has not, the newest of 2026-01-05 09:30 UTC (${after[0]?.id}). To restore all the same, add --replace`,
  );
  expect(await storedIn(dataDir)).toEqual(after);
  const kept = `${path}.replaced-2026-01-05T09-30-00`;
  expect(await run('restore', [file], { replace: true })).toEqual({
    text: `2 submissions of ${file} restored to SQLite: ${path}. Start the desk.\nThe store that was there is now ${kept}: delete it when you do not need it any more.\n`,
    json: { submissions: 2, kept },
  });
  expect(await storedIn(dataDir)).toEqual(before);
  const [resume] = await withStoreBeside({ dataDir, databaseUrl: undefined }, 'read', (store) =>
    store.attachmentsOf(String(before.find(({ form }) => form === 'career')?.id)),
  );
  expect(resume && Buffer.compare(resume.content, RESUME)).toBe(0);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const left = ['desk.db', 'desk.db.replaced-2026-01-05T09-30-00', 'desk.lock'];
  expect(namesIn(dataDir)).toEqual(left);
  expect((await run('audit')).json).toMatchObject([
    { at: NOW, action: 'restore', subject: '2 submissions' },
  ]);
  const elsewhere = temporaryDirectory();
  copyFileSync(kept, join(elsewhere, 'desk.db'));
  expect(await storedIn(elsewhere)).toEqual(after);
  // Nothing is newer than the backup now. A new desk delivers from it.
  expect((await operator({ DATA_DIR: dataDir })('restore', [file])).json).toMatchObject({
    submissions: 2,
  });
  const desk = await startDesk({ dataDir });
  await sendJson(desk.url, 'contact', { message: 'next' });
  expect(await messagesIn(dataDir)).toContain('next');
});

it('restores to a machine without a store', async () => {
  const { file, before } = await stoppedDesk();
  const dataDir = join(temporaryDirectory(), 'new');
  // Somebody has removed a store, but not its log.
  const desk = await startDeskProcess({ DATA_DIR: dataDir });
  await sendJson(desk.url, 'contact', CONTACT);
  await desk.stop('SIGKILL');
  rmSync(join(dataDir, 'desk.db'));
  const { json } = await operator({ DATA_DIR: dataDir }, NOW)('restore', [file]);
  expect(json).toEqual({ submissions: 2 });
  expect(await storedIn(dataDir)).toEqual(before);
});

it('restores for the owner of the data directory when root runs it', async (context) => {
  if (process.getuid?.() !== 0) return context.skip('not run by root');
  const { file } = await stoppedDesk();
  const dataDir = temporaryDirectory();
  chownSync(dataDir, 1234, 1235);
  await operator({ DATA_DIR: dataDir })('restore', [file]);
  const owners = readdirSync(dataDir).map((name) => {
    const { uid, gid } = statSync(join(dataDir, name));
    return [name, uid, gid];
  });
  expect(owners).toEqual([
    ['desk.db', 1234, 1235],
    ['desk.lock', 1234, 1235],
  ]);
});

it('refuses while the desk runs, and what is no backup: nothing changes', async () => {
  const { dataDir, file, run, after } = await stoppedDesk();
  const directory = temporaryDirectory();
  const at = (name: string) => join(directory, name);
  writeFileSync(at('text'), 'no database');
  writeFileSync(at('empty'), '');
  const other = new DatabaseSync(at('other'));
  other.exec('CREATE TABLE submission (name TEXT); PRAGMA user_version = 3');
  other.close();
  copyFileSync(file, at('damaged'));
  writeFileSync(at('damaged'), Buffer.alloc(20_000, 'x'), { flag: 'r+' });
  copyFileSync(file, at('short'));
  truncateSync(at('short'), 60_000);
  // VACUUM alone would not notice.
  copyFileSync(file, at('index'));
  const index = new DatabaseSync(at('index'), { defensive: false });
  index.exec(`PRAGMA writable_schema = ON; UPDATE sqlite_schema
    SET sql = replace(sql, '(received_at, id)', '(id, received_at)') WHERE name = 'submission_newest'`);
  index.close();
  copyFileSync(file, at('newer'));
  const newer = new DatabaseSync(at('newer'));
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  copyFileSync(file, at('program'));
  const program = new DatabaseSync(at('program'));
  program.exec('CREATE TRIGGER gone AFTER INSERT ON submission BEGIN DELETE FROM submission; END');
  program.close();
  copyFileSync(file, at('dangling'));
  const dangling = new DatabaseSync(at('dangling'), { enableForeignKeyConstraints: false });
  dangling.exec('DELETE FROM submission');
  dangling.close();
  const before = readFileSync(join(dataDir, 'desk.db'));
  const reasons: [string, string][] = [
    ['missing', `${at('missing')} does not exist`],
    ['.', `${directory} cannot be restored: disk I/O error`],
    ['text', `${at('text')} cannot be restored: file is not a database`],
    ['empty', `${at('empty')} cannot be restored: no such table: submission`],
    [
      'other',
      `${at('other')} cannot be restored: its schema is not the desk's: "table attachment"`,
    ],
    ['damaged', `${at('damaged')} cannot be restored: file is not a database`],
    ['short', `${at('short')} cannot be restored: database disk image is malformed`],
    ['index', `${at('index')} cannot be restored: row 1 missing from index submission_newest`],
    [
      'program',
      `${at('program')} cannot be restored: its schema is not the desk's: "trigger gone"`,
    ],
    ['dangling', `${at('dangling')} cannot be restored: rows refer to rows that are missing`],
    ['newer', `The database has schema version ${MIGRATIONS.length + 1}, newer than`],
  ];
  for (const [name, reason] of reasons) {
    const failure = await failureOf(run('restore', [at(name)], { replace: true }));
    expect(failure).toMatch(new RegExp(`^usage: ${RegExp.escape(reason)}[^\n]*$`));
  }
  expect(readFileSync(join(dataDir, 'desk.db')).equals(before)).toBe(true);
  const desk = await startDesk({ dataDir });
  expect(await failureOf(run('restore', [file], { replace: true }))).toBe(
    `usage: Another desk is running on ${dataDir}`,
  );
  await desk.close();
  expect(await storedIn(dataDir)).toEqual(after);
  expect(namesIn(dataDir)).toEqual(['desk.db', 'desk.lock']);
});

it('migrates a backup of an earlier version', async () => {
  for (const [index, { rows }] of RELEASED.sqlite.entries()) {
    const file = join(temporaryDirectory(), 'backup.db');
    const old = new DatabaseSync(file);
    for (const step of MIGRATIONS.slice(0, index + 1)) old.exec(step);
    old.exec(`PRAGMA user_version = ${index + 1}; ${rows}`);
    old.close();
    const dataDir = temporaryDirectory();
    const { json } = await operator({ DATA_DIR: dataDir })('restore', [file]);
    const stored = await storedIn(dataDir);
    expect(json).toEqual({ submissions: stored.length });
    expect(stored.at(-1)?.id).toBe('s1');
  }
});

it('sets a store aside that cannot be read', async () => {
  const { dataDir, file, run, before } = await stoppedDesk();
  const path = join(dataDir, 'desk.db');
  const damaged = { '': 'no database '.repeat(1000), '-wal': 'no log' };
  for (const [suffix, text] of Object.entries(damaged)) writeFileSync(path + suffix, text);
  expect(await failureOf(run('restore', [file]))).toBe(
    `usage: ${path} cannot be read: file is not a database. To restore all the same, add --replace`,
  );
  const { json } = await run('restore', [file], { replace: true });
  const { kept } = json as { kept: string };
  for (const [suffix, text] of Object.entries(damaged)) {
    expect(readFileSync(kept + suffix, 'utf8')).toBe(text);
  }
  expect(await storedIn(dataDir)).toEqual(before);
});

it('a full disk, or a kill, leaves the store as it was', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const { dataDir, file, run, after } = await stoppedDesk(join(disk.directory, 'data'));
  disk.fill();
  expect(await failureOf(run('restore', [file], { replace: true }))).toMatch(
    /^\S+ was not written: (database or disk is full|no space left on device)$/,
  );
  disk.clear();
  expect(namesIn(dataDir)).toEqual(['desk.db', 'desk.lock']);
  const large = openSqlite(file);
  large.exec('CREATE TABLE ballast (content BLOB); INSERT INTO ballast VALUES (randomblob(9e7))');
  large.close();
  const program = resolve(import.meta.dirname, '../cli.ts');
  const child = spawn(process.execPath, [program, 'restore', file, '--replace'], {
    env: { DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitFor(
    () => expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/part$/)),
    SOON,
  );
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(readdirSync(dataDir)).not.toContainEqual(expect.stringContaining('replaced'));
  expect(await storedIn(dataDir)).toEqual(after);
});

it('backs PostgreSQL up while desks write, and restores to either database', async () => {
  const from = await postgres.server.createDatabase();
  const desk = await startDesk({ env: { DATABASE_URL: from } });
  await sendApplication(desk.url, RESUME);
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'نص \u0000 👷' });
  const file = join(temporaryDirectory(), 'backup.db');
  const run = operator({ DATABASE_URL: from });
  // On PostgreSQL this row is now behind that of its receipt.
  const id = (await storedIn('', from)).find(({ form }) => form === 'career')?.id;
  await run('application', [referenceOf(String(id)), 'read']);
  const first = await storedIn('', from);
  const [{ json }] = await Promise.all([
    run('backup', [file]),
    ...Array.from({ length: 20 }, (_, i) => sendJson(desk.url, 'contact', { message: `${i}` })),
  ]);
  await desk.close();
  expect(json).toMatchObject({ path: file, submissions: expect.any(Number) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);

  const dataDir = temporaryDirectory();
  await operator({ DATA_DIR: dataDir })('restore', [file]);
  const restored = await storedIn(dataDir);
  expect(restored.slice(-first.length)).toEqual(first);
  expect(restored).toHaveLength((json as { submissions: number }).submissions);
  const to = await postgres.server.createDatabase();
  const other = operator({ DATABASE_URL: to });
  expect((await other('restore', [file])).json).toEqual({ submissions: restored.length });
  expect(await storedIn('', to)).toEqual(restored);
  const actions = ((await other('audit')).json as { action: string }[]).map(({ action }) => action);
  expect(actions).toEqual(['restore', 'status']);
  const [resume] = await withStoreBeside({ dataDir: '', databaseUrl: to }, 'read', (each) =>
    each.attachmentsOf(String(id)),
  );
  expect(resume && Buffer.compare(resume.content, RESUME)).toBe(0);

  expect(await failureOf(other('restore', [file]))).toBe(
    'usage: The database of DATABASE_URL is not empty: it has rows in submission',
  );
  expect(await failureOf(other('restore', [file], { replace: true }))).toContain(
    'usage: --replace',
  );
  expect(await storedIn('', to)).toEqual(restored);
});
