// The command `backup`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, sendApplication, sendJson } from '../testing/forms.ts';
import { operator } from '../testing/operator.ts';

it('backs up while the desk writes; the copy is a complete database', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, pdf(100_000));
  const run = operator({ DATA_DIR: desk.dataDir });
  const directory = temporaryDirectory();
  const copy = join(directory, 'desk.db');
  const [{ json, text }] = await Promise.all([
    run('backup', [copy]),
    ...Array.from({ length: 20 }, (_, i) => sendJson(desk.url, 'contact', { message: `${i}` })),
  ]);
  expect(json).toMatchObject({ path: copy, submissions: expect.any(Number) });
  expect(text).toContain(`of SQLite: ${join(desk.dataDir, 'desk.db')}, `);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['desk.db']);
  await expect(run('backup', [copy])).rejects.toThrow('already exists');
  await desk.close();
  const restored = await startDesk({ dataDir: directory });
  const career = (await storedIn(restored.dataDir)).find(({ form }) => form === 'career');
  expect(valuesOf(career)).toEqual(APPLICATION);
});

it('leaves no copy of a damaged database', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, pdf(100_000));
  await desk.close();
  const file = openSync(join(desk.dataDir, 'desk.db'), 'r+');
  writeSync(file, Buffer.alloc(20_000, 'x'), 0, 20_000, 8_192);
  closeSync(file);
  const copy = join(temporaryDirectory(), 'copy.db');
  await expect(operator({ DATA_DIR: desk.dataDir })('backup', [copy])).rejects.toThrow();
  expect(readdirSync(dirname(copy))).toEqual([]);
});

it('a killed backup leaves no file under the final name, and does not hinder the next', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, pdf(100_000));
  using database = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  database.exec('CREATE TABLE ballast (content BLOB)');
  database.exec('INSERT INTO ballast VALUES (randomblob(50000000))');
  const directory = temporaryDirectory();
  const copy = join(directory, 'copy.db');
  const program = resolve(import.meta.dirname, '../cli.ts');
  const child = spawn(process.execPath, [program, 'backup', copy], {
    env: { DATA_DIR: desk.dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(readdirSync(directory)).not.toEqual([]), SOON);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(readdirSync(directory)).not.toContain('copy.db');
  const { json } = await operator({ DATA_DIR: desk.dataDir })('backup', [copy]);
  expect(json).toMatchObject({ path: copy, submissions: 2 });
});

it('names the file when there is no database', async () => {
  const directory = temporaryDirectory();
  const nothing = operator({ DATA_DIR: directory })('backup', [join(directory, 'copy.db')]);
  await expect(nothing).rejects.toThrow(`${join(directory, 'desk.db')} does not exist`);
});
