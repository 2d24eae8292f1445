// A failed disk, which turns read-only (spec §8): the desk releases it, refuses forms, and opens it
// again once it is back.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, storedIn, valuesOf } from '../../testing/desk.ts';
import { sendJson } from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { ownDisk } from '../../testing/own-disk.ts';
import { smallSite } from '../../testing/sites.ts';

it('§8 a disk that turns read-only: 503 with Retry-After, never 200; pages served; recovers without a restart', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('no right to make a file system and mount it');
  const dataDir = join(disk.directory, 'data');
  const desk = await startDesk({ dataDir, site: smallSite });
  const post = (message: string) => sendJson(desk.url, 'contact', { message });
  const refused = async (message: string) => {
    const { status, headers } = await post(message);
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect((await send(desk.url, '/')).text).toContain('Home');
    expect((await send(desk.url, '/readyz')).status).toBe(503);
  };
  expect((await post('before')).text).toBe('OK');

  disk.fail();
  for (let i = 0; i < 5; i++) await refused(`meanwhile ${i}`);
  // The desk has closed its files, so the disk can be repaired.
  await disk.unmount();
  await refused('without a disk');
  expect(readdirSync(disk.directory)).toEqual([]);

  await disk.mount();
  expect((await post('after')).text).toBe('OK');
  expect((await send(desk.url, '/readyz')).status).toBe(200);
  const stored = (await storedIn(dataDir)).map((each) => valuesOf(each).message);
  expect(stored).toEqual(['after', 'before']);
  await desk.close();
});

it('warns of a new, empty database, but only at its first start', async () => {
  const WARNING = /"level":40,.*"msg":"a new, empty store was created/;
  const first = await startDesk();
  expect(first.log()).toMatch(WARNING);
  await first.close();
  expect((await startDesk({ dataDir: first.dataDir })).log()).not.toMatch(WARNING);
});
