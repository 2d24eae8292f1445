// The command `move`.
import { expect, it } from 'vitest';
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
  const store = createStore(await postgres.open(to));
  const id = String(before.find(({ form }) => form === 'career')?.id);
  const [file] = await store.attachmentsOf(id);
  expect(file && Buffer.compare(file.content, content)).toBe(0);
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
    code: 1,
    stderr: expect.stringContaining('not empty'),
  });
});
