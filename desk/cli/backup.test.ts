// The command `backup`, of SQLite.
import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, storedIn, temporaryDirectory, valuesOf } from '../testing/desk.ts';
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
  expect(text).toContain(`of SQLite: ${join(desk.dataDir, 'desk.db')}, `);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['desk.db']);
  await desk.close();
  await startDesk({ dataDir: directory });
  const stored = await storedIn(directory);
  expect(json).toMatchObject({ path: copy, submissions: stored.length });
  expect(valuesOf(stored.find(({ form }) => form === 'career'))).toEqual(APPLICATION);
});

it('leaves no copy of a damaged database, and names the file when there is none', async () => {
  const desk = await startDesk();
  await sendApplication(desk.url, pdf(100_000));
  await desk.close();
  const file = openSync(join(desk.dataDir, 'desk.db'), 'r+');
  writeSync(file, Buffer.alloc(20_000, 'x'), 0, 20_000, 8_192);
  closeSync(file);
  const copy = join(temporaryDirectory(), 'copy.db');
  await expect(operator({ DATA_DIR: desk.dataDir })('backup', [copy])).rejects.toThrow();
  const nothing = operator({ DATA_DIR: dirname(copy) })('backup', [copy]);
  await expect(nothing).rejects.toThrow(`${join(dirname(copy), 'desk.db')} does not exist`);
  expect(readdirSync(dirname(copy))).toEqual([]);
});
