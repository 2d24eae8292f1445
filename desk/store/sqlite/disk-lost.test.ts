// A disk that turns read-only, as one does that has failed (spec §8), and comes back: the desk lets
// go of it, refuses meanwhile, and takes it again by itself.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDesk, storedIn, temporaryDirectory, valuesOf } from '../../testing/desk.ts';
import { sendJson } from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { smallSite } from '../../testing/small-site.ts';

/** The system may look at a disk for a moment of its own. */
const SOON = { timeout: 20_000, interval: 50 };

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** A disk of its own in a file; undefined where we may not make one. */
function ownDisk() {
  const [image, directory] = [temporaryDirectory(), temporaryDirectory()].map((parent) =>
    join(parent, 'disk'),
  ) as [string, string];
  mkdirSync(directory);
  writeFileSync(image, '');
  truncateSync(image, 16_000_000);
  const mount = () => run('mount', '-o', 'loop', image, directory);
  const unmount = () => run('umount', directory);
  try {
    run('mkfs.ext4', '-q', image);
    mount();
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    try {
      run('umount', '--lazy', directory);
    } catch {
      // The test ended while it was away.
    }
  });
  return {
    directory,
    /** What the system does when a disk fails: nothing can be written any more, open or not. */
    fail: () => run('mount', '-o', 'remount,abort', directory),
    mount,
    unmount,
  };
}

it('§8 a disk that turns read-only: 503 with Retry-After, never 200; pages served; back, without a restart', async (context) => {
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
  // Nothing of the desk holds on to it, so that it can be mended.
  await vi.waitFor(disk.unmount, SOON);
  await refused('without a disk');
  expect(readdirSync(disk.directory)).toEqual([]);

  await vi.waitFor(disk.mount, SOON);
  expect((await post('after')).text).toBe('OK');
  expect((await send(desk.url, '/readyz')).status).toBe(200);
  const stored = (await storedIn(dataDir)).map((each) => valuesOf(each).message);
  expect(stored).toEqual(['after', 'before']);
  await desk.close();
});
