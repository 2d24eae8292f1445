// Publishing from real repositories, each publication in a process of its own.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout } from './git.ts';
import { repositories } from './repositories.ts';

const ok = (text: string) => ({ status: 0, output: expect.stringContaining(text) });
const refused = (text: string) => ({
  status: 1,
  output: expect.stringMatching(`Not published, the site stays as it was. ${text}`),
});

test('publishes the newest commit of the branch, and names its author', async () => {
  const { publish, push, site } = await repositories();
  expect(await publish()).toMatchObject(ok('"first" by Huda'));
  expect(site()).toBe('first');
  await push('second');
  await push('third');
  expect(await publish()).toMatchObject(ok('Published: '));
  expect(site()).toBe('third');
});

test('builds nothing when nothing is new', async () => {
  const { publish, builds } = await repositories();
  await publish();
  expect(await publish()).toMatchObject(ok('Nothing new'));
  expect(builds()).toEqual(['begin first', 'end first']);
});

test('a broken commit leaves the old site and the old files, and prints the reason last', async () => {
  const { publish, push, site, server } = await repositories();
  await publish();
  await push('broken');
  const ended = await publish();
  expect(ended).toMatchObject(refused(`The build of \\w+ "broken" by Huda stopped:\n`));
  expect(ended.output).toMatch(
    /stopped:\ncontent\/page.txt:1 page: expected a text, got 'broken'\n$/,
  );
  expect(site()).toBe('first');
  expect(await new Checkout(server).git('show', '--format=%s', '--no-patch')).toBe('first');
  await push('repaired');
  expect(await publish()).toMatchObject(ok('"repaired"'));
  expect(site()).toBe('repaired');
});

test('the next publication completes one that was killed', async () => {
  const { publish, start, push, site, letGo } = await repositories();
  await publish();
  await push('wait for it');
  const killed = start();
  await killed.says('building wait');
  killed.kill();
  expect((await killed.ended).status).toBe(null);
  expect(site()).toBe('first');
  letGo();
  expect(await publish()).toMatchObject(ok('Published'));
  expect(site()).toBe('wait for it');
});

test('a commit that breaks after a kill leaves the files of the published one', async () => {
  const { publish, start, push, site, server, letGo } = await repositories();
  await publish();
  await push('wait');
  const killed = start();
  await killed.says('building wait');
  killed.kill();
  await killed.ended;
  letGo();
  await push('broken');
  expect((await publish()).status).toBe(1);
  expect(site()).toBe('first');
  // The office fixes its commit with a new one.
  await push('whole again');
  expect((await publish()).status).toBe(0);
  expect(await new Checkout(server).git('show', '--format=%s', '--no-patch')).toBe('whole again');
});

test('publishes one at a time; a second run waits and includes later commits, further ones return', async () => {
  const { start, publish, push, site, letGo, builds } = await repositories();
  await push('wait');
  const running = start();
  await running.says('building wait');
  const waiting = start();
  // Whichever of the two comes first waits.
  const other = start();
  const leaving = await Promise.race([waiting.ended, other.ended]);
  expect(leaving).toMatchObject(ok('Another publication is about to start'));
  await push('came meanwhile');
  expect(await publish()).toMatchObject(ok('Another publication is about to start'));
  letGo();
  const ends = await Promise.all([running.ended, waiting.ended, other.ended]);
  expect(ends.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(site()).toBe('came meanwhile');
  expect(builds()).toEqual([
    'begin wait',
    'end wait',
    'begin came meanwhile',
    'end came meanwhile',
  ]);
});

test('refuses uncommitted changes, and commits that the git host lacks', async () => {
  const { publish, push, server, builds } = await repositories();
  await publish();
  writeFileSync(join(server, 'content/page.txt'), 'typed on the server');
  writeFileSync(join(server, 'content/new.txt'), 'new');
  expect(await publish()).toMatchObject(
    refused('This folder has changes[^]* content/page.txt\n.* content/new.txt'),
  );
  const checkout = new Checkout(server);
  const author = ['-c', 'user.name=Root', '-c', 'user.email=root@miqdam.example'];
  await checkout.git(...author, 'commit', '--quiet', '--all', '-m', 'typed');
  await checkout.git('clean', '--force', '--quiet');
  await push('second');
  const { output } = await publish();
  expect(output).toContain('This folder has commits that the git host lacks');
  const advice = /"git (reset --keep \w+)"/.exec(output)?.[1] ?? '';
  await checkout.git(...advice.split(' '));
  expect((await publish()).status).toBe(0);
  expect(builds()).toHaveLength(4);
});

test('reports an unreachable git host', async () => {
  const { publish, server } = await repositories();
  await new Checkout(server).git('remote', 'set-url', 'origin', join(server, 'gone.git'));
  expect(await publish()).toMatchObject(refused('The branch main cannot be fetched:\n.*gone.git'));
});

test('a folder without a git host publishes its own files', async () => {
  const { publish, server, site } = await repositories();
  await new Checkout(server).git('remote', 'remove', 'origin');
  writeFileSync(join(server, 'content/page.txt'), 'typed here');
  expect((await publish()).status).toBe(0);
  expect(site()).toBe('typed here');
});

test('reports when the desk has to be restarted', async () => {
  const { publish, push, office } = await repositories();
  await publish();
  await push('only content');
  expect((await publish()).output).not.toContain('restart');
  writeFileSync(join(office.folder, 'package-lock.json'), '{}');
  await push('packages');
  expect(await publish()).toMatchObject(ok('The programs of the desk have changed: restart it.'));
});

test('a preview of a branch has a folder of its own and follows the branch wherever it goes', async () => {
  const { publish, push, office, site, server } = await repositories();
  await publish();
  const folder = join(server, '../preview');
  const preview = (branch: string) => publish('--branch', branch, '--into', folder);
  await push('a draft', 'draft');
  expect(await preview('draft')).toMatchObject(ok('Published: '));
  expect([site(), site(folder)]).toEqual(['first', 'a draft']);
  // The branch is rewritten.
  await office.git('reset', '--quiet', '--hard', 'HEAD~1');
  await office.git('push', '--quiet', '--delete', 'origin', 'draft');
  await push('another draft', 'draft');
  expect((await preview('draft')).status).toBe(0);
  expect(site(folder)).toBe('another draft');
  await push('broken draft', 'draft');
  expect((await preview('draft')).status).toBe(1);
  expect(site(folder)).toBe('another draft');
  expect(await preview('nowhere')).toMatchObject(refused('The branch nowhere cannot be fetched'));
  expect(existsSync(join(server, 'build/sites'))).toBe(true);
  expect(site()).toBe('first');
});
