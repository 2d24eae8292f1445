// The command `backup`.
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
  expect(json).toMatchObject({ path: copy, submissions: expect.any(Number) });
  expect(text).toContain(`of ${join(desk.dataDir, 'desk.db')}, `);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['desk.db']);
  await expect(run('backup', [copy])).rejects.toThrow('already exists');
  await desk.close();
  const restored = await startDesk({ dataDir: directory });
  const career = (await storedIn(restored.dataDir)).find(({ form }) => form === 'career');
  expect(valuesOf(career)).toEqual(APPLICATION);
});

it('leaves no incomplete copy behind', async () => {
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

it('names the file when there is no database, or the copy cannot be written', async () => {
  const directory = temporaryDirectory();
  const nothing = operator({ DATA_DIR: directory })('backup', [join(directory, 'copy.db')]);
  await expect(nothing).rejects.toThrow(`${join(directory, 'desk.db')} does not exist`);
  const desk = await startDesk();
  const nowhere = join(directory, 'missing', 'copy.db');
  await expect(operator({ DATA_DIR: desk.dataDir })('backup', [nowhere])).rejects.toThrow(nowhere);
});
