// The command `restore`, to SQLite.
import {
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { withStoreBeside } from '../store/open-store.ts';
import { MIGRATIONS } from '../store/sqlite/migrations.ts';
import { RELEASED } from '../store/tests/released-databases.ts';
import { startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf, operator } from '../testing/operator.ts';

const NOW = Date.UTC(2026, 0, 5, 9, 30);
const RESUME = pdf(200_000);

/** A stopped desk with an application, its backup, and a message that is newer than the backup. */
async function stoppedDesk() {
  const dataDir = temporaryDirectory();
  const desk = await startDesk({ dataDir, clock: createManualClock(NOW) });
  await sendApplication(desk.url, RESUME);
  const before = await storedIn(dataDir);
  const file = join(temporaryDirectory(), 'backup.db');
  const run = operator({ DATA_DIR: dataDir }, NOW);
  await run('backup', [file]);
  await sendJson(desk.url, 'contact', CONTACT);
  await desk.close();
  const path = join(dataDir, 'desk.db');
  return { dataDir, path, file, run, before, after: await storedIn(dataDir) };
}

/** Names in a directory, without what SQLite's readers leave. */
const namesIn = (directory: string) =>
  readdirSync(directory).filter((name) => !/-(?:wal|shm)$/.test(name));

it('restores a backup, keeps the store that it replaces, and records it', async () => {
  const { dataDir, path, file, run, before, after } = await stoppedDesk();
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
  const id = String(before.find(({ form }) => form === 'career')?.id);
  const place = { dataDir, databaseUrl: undefined };
  const [resume] = await withStoreBeside(place, 'read', (store) => store.attachmentsOf(id));
  expect(resume && 'content' in resume && RESUME.equals(resume.content)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const left = ['desk.db', 'desk.db.replaced-2026-01-05T09-30-00', 'desk.lock'];
  expect(namesIn(dataDir)).toEqual(left);
  expect((await run('audit')).json).toMatchObject([
    { at: NOW, action: 'restore', subject: '2 submissions' },
  ]);
  const elsewhere = temporaryDirectory();
  copyFileSync(kept, join(elsewhere, 'desk.db'));
  expect(await storedIn(elsewhere)).toEqual(after);
  // Nothing is newer than the backup now.
  const again = await operator({ DATA_DIR: dataDir })('restore', [file]);
  expect(again.json).toMatchObject({ submissions: 2 });
  const desk = await startDesk({ dataDir });
  expect((await sendJson(desk.url, 'contact', { message: 'next' })).text).toBe('OK');
});

it('restores to a machine without a store, also if somebody has left its log', async () => {
  const { file, before } = await stoppedDesk();
  const running = await startDesk();
  const dataDir = temporaryDirectory();
  copyFileSync(join(running.dataDir, 'desk.db-wal'), join(dataDir, 'desk.db-wal'));
  for (const target of [dataDir, join(dataDir, 'new')]) {
    const { json } = await operator({ DATA_DIR: target }, NOW)('restore', [file]);
    expect(json).toEqual({ submissions: 2 });
    expect(await storedIn(target)).toEqual(before);
  }
});

it('restores for the owner of the data directory when root runs it', async (context) => {
  if (process.getuid?.() !== 0) return context.skip('not run by root');
  const { file } = await stoppedDesk();
  const dataDir = temporaryDirectory();
  chownSync(dataDir, 1234, 1235);
  await operator({ DATA_DIR: dataDir })('restore', [file]);
  for (const name of ['desk.db', 'desk.lock']) {
    expect(statSync(join(dataDir, name))).toMatchObject({ uid: 1234, gid: 1235 });
  }
});

/** Ways to spoil a copy of a backup, and why it cannot be restored. */
const SPOILT: Record<string, [spoil: (path: string) => void, reason: string]> = {
  text: [(path) => writeFileSync(path, 'no database'), 'file is not a database'],
  empty: [(path) => writeFileSync(path, ''), 'no such table: submission'],
  short: [(path) => truncateSync(path, 60_000), 'database disk image is malformed'],
  other: [
    sql('DROP TABLE attachment; PRAGMA user_version = 3'),
    'its schema is not the desk\'s: "',
  ],
  trigger: [
    sql('CREATE TRIGGER gone AFTER INSERT ON submission BEGIN DELETE FROM submission; END'),
    `its schema is not the desk's: "trigger gone"`,
  ],
  dangling: [sql('DELETE FROM submission'), 'rows refer to rows that are missing'],
  // VACUUM alone would not notice.
  index: [
    sql(`PRAGMA writable_schema = ON; UPDATE sqlite_schema
      SET sql = replace(sql, '(received_at, id)', '(id, received_at)') WHERE name = 'submission_newest'`),
    'row 1 missing from index submission_newest',
  ],
};

function sql(statements: string) {
  return (path: string) => {
    const options = { defensive: false, enableForeignKeyConstraints: false };
    using database = new DatabaseSync(path, options);
    database.exec(statements);
  };
}

it('refuses what is no backup, and while the desk runs: nothing changes', async () => {
  const { dataDir, path, file, run, after } = await stoppedDesk();
  const before = readFileSync(path);
  const refusal = (from: string) => failureOf(run('restore', [from], { replace: true }));
  const copy = join(temporaryDirectory(), 'copy');
  expect(await refusal(copy)).toBe(`usage: ${copy} does not exist`);
  for (const [spoil, reason] of Object.values(SPOILT)) {
    copyFileSync(file, copy);
    spoil(copy);
    const line = new RegExp(`^usage: ${RegExp.escape(`${copy} cannot be restored: ${reason}`)}.*$`);
    expect(await refusal(copy)).toMatch(line);
  }
  copyFileSync(file, copy);
  sql(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)(copy);
  expect(await refusal(copy)).toMatch(/^usage: The database has schema version \d+, newer than/);
  expect(readFileSync(path).equals(before)).toBe(true);
  const desk = await startDesk({ dataDir });
  expect(await refusal(file)).toBe(`usage: Another desk is running on ${dataDir}`);
  await desk.close();
  expect(await storedIn(dataDir)).toEqual(after);
  expect(namesIn(dataDir)).toEqual(['desk.db', 'desk.lock']);
});

it('migrates a backup of the first version', async () => {
  const file = join(temporaryDirectory(), 'backup.db');
  const [step = ''] = MIGRATIONS;
  sql(`${step}; PRAGMA user_version = 1; ${RELEASED.sqlite[0]?.rows}`)(file);
  const dataDir = temporaryDirectory();
  await operator({ DATA_DIR: dataDir })('restore', [file]);
  expect((await storedIn(dataDir)).map(({ id }) => id)).toEqual(['s2', 's1']);
});

it('sets a store aside that cannot be read', async () => {
  const { dataDir, path, file, run, before } = await stoppedDesk();
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
