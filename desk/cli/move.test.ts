// The command `move`.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { createStore } from '../store/store.ts';
import { startDesk, storedIn } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { runProgram } from '../testing/operator.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';

const postgres = postgresOfFile();

it('moves everything from SQLite to an empty PostgreSQL database, and compares it', async () => {
  const desk = await startDesk();
  const content = pdf(200_000);
  await sendApplication(desk.url, content);
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'نص \u0000 👷' });
  await sendJson(desk.url, 'subscribe', { user_email: 'a@b.example' });
  const before = await storedIn(desk.dataDir);
  const file = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  onTestFinished(() => file.close());
  file.exec(`INSERT INTO page_view VALUES ('2026-01-01', '/', 3);
    INSERT INTO audit VALUES ('a', 1, 'desk', 'erase', 'x');
    INSERT INTO refusal VALUES ('2026-01-01', 'rate', 2); INSERT INTO desk_state VALUES ('x', 1)`);
  const to = await postgres.server.createDatabase();
  const move = () => runProgram('cli.ts', ['move'], { DATA_DIR: desk.dataDir, DATABASE_URL: to });
  expect(await move()).toMatchObject({ code: 2, stderr: expect.stringContaining('Another desk') });
  await desk.close();
  expect(await move()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^4 submissions .* from \/\S+desk\.db to PostgreSQL: 127\.0\.0\.1:/,
    ),
  });
  expect(await storedIn('', to)).toEqual(before);
  const database = await postgres.open(to);
  // Every table but the proof of the disk, and each with rows.
  const tables = file.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  for (const { name } of tables.filter((table) => table.name !== 'heartbeat')) {
    const sql = `SELECT count(*) AS count FROM ${name}`;
    const [moved] = await database.query(sql);
    // Recorded there.
    const own = name === 'audit' ? 1 : 0;
    const count = Number(file.prepare(sql).get()?.count);
    expect([name, count > 0, Number(moved?.count)]).toEqual([name, true, count + own]);
  }
  const store = createStore(database);
  expect((await store.auditEntries(2, 9)).map(({ action }) => action)).toEqual(['move']);
  const id = String(before.find(({ form }) => form === 'career')?.id);
  const [resume] = await store.attachmentsOf(id);
  expect(resume && Buffer.compare(resume.content, content)).toBe(0);
  const moved = expect.stringContaining('was moved to PostgreSQL and is an old copy');
  const beside = ['purge', '--yes'];
  const env = { DATA_DIR: desk.dataDir };
  expect(await runProgram('cli.ts', beside, env)).toMatchObject({ code: 2, stderr: moved });
  expect(await move()).toMatchObject({ code: 2, stderr: moved });
  expect(await storedIn(desk.dataDir)).toEqual(before);
  const other = await startDesk();
  await other.close();
  const full = { DATA_DIR: other.dataDir, DATABASE_URL: to };
  expect(await runProgram('cli.ts', ['move'], full)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not empty: it has rows in submission\n'),
  });
});
