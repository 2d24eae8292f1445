// Publishing from real repositories, each publication in a process of its own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { Checkout } from './git.ts';
import { repositoriesOfFile } from './repositories.ts';

const repositories = repositoriesOfFile();

const ok = (text: string) => ({ status: 0, output: expect.stringContaining(text) });
const refused = (text: string) => ({
  status: 1,
  output: expect.stringMatching(`Not published, the site stays as it was. ${text}`),
});

const subject = (folder: string) => new Checkout(folder).git('show', '--format=%s', '--no-patch');

test('publishes the newest commit once, as requested, and tells its author and when to restart the desk', async () => {
  const { publish, push, site, office, server, builds } = await repositories();
  const request = join(server, PUBLISH_REQUEST);
  mkdirSync(dirname(request), { recursive: true });
  writeFileSync(request, '');
  expect(await publish()).toMatchObject(ok('"first" by Huda'));
  expect(existsSync(request)).toBe(false);
  expect(await publish()).toMatchObject(ok('Nothing new'));
  expect(builds()).toEqual(['begin first', 'end first']);
  await push('second');
  await push('third');
  const { output } = await publish();
  expect(output).toContain('Published: ');
  expect(output).not.toContain('restart');
  expect(site()).toBe('third');
  writeFileSync(join(office.folder, 'package-lock.json'), '{}');
  await push('packages');
  expect(await publish()).toMatchObject(ok('The programs of the desk have changed: restart it.'));
});

test('publishes the same commit again once something in it begins or ends to be shown', async () => {
  const { publish, push, builds } = await repositories();
  await push('changes at 2099-12-03T21:00:00Z');
  await publish();
  expect(await publish()).toMatchObject(ok('Nothing new'));
  await push('changes at 2026-01-02T21:00:00Z');
  await publish();
  expect(await publish()).toMatchObject(ok('something begins or ends to be shown'));
  expect(builds().filter((line) => line === 'end changes at 2026-01-02T21:00:00Z')).toHaveLength(2);
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
  expect([site(), await subject(server)]).toEqual(['first', 'first']);
  await push('repaired');
  expect(await publish()).toMatchObject(ok('"repaired"'));
  expect(site()).toBe('repaired');
});

test('a commit that takes the last one back publishes the site before it', async () => {
  const { publish, push, site, office } = await repositories();
  await push('second');
  await publish();
  await office.git('revert', '--no-edit', 'HEAD');
  await office.git('push', '--quiet', 'origin', 'main');
  expect(await publish()).toMatchObject(ok('Published'));
  expect(site()).toBe('first');
});

test('a publication that npm has not started builds without npm', async () => {
  const { publish } = await repositories('Node');
  // The program's own build, to which this folder is no company's.
  expect(await publish()).toMatchObject(
    refused(`The build of \\w+ "first" by Huda stopped:\nCOMPANY: expected a company's folder`),
  );
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
  await push('wait, it is broken');
  const killed = start();
  await killed.says('building wait');
  killed.kill();
  await killed.ended;
  letGo();
  expect((await publish()).status).toBe(1);
  expect([site(), await subject(server)]).toEqual(['first', 'first']);
  // The office fixes its commit with a new one.
  await push('whole again');
  expect((await publish()).status).toBe(0);
  expect(await subject(server)).toBe('whole again');
});

test('publishes one at a time; a second run waits and includes later commits, further ones return', async () => {
  const { start, push, site, letGo, builds } = await repositories();
  await push('wait');
  const running = start();
  await running.says('building wait');
  // Whichever of these comes first waits.
  const others = [start(), start()].map(({ ended }) => ended);
  expect(await Promise.race(others)).toMatchObject(ok('Another publication is about to start'));
  await push('came meanwhile');
  letGo();
  const ends = await Promise.all([running.ended, ...others]);
  expect(ends.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(site()).toBe('came meanwhile');
  const texts = ['wait', 'came meanwhile'];
  expect(builds()).toEqual(texts.flatMap((text) => [`begin ${text}`, `end ${text}`]));
});

test('refuses uncommitted changes, commits that the git host lacks, and an unreachable host', async () => {
  const { publish, push, server, site, builds } = await repositories();
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
  expect(builds()).toEqual([]);
  const advice = /"git (reset --keep \w+)"/.exec(output)?.[1] ?? '';
  await checkout.git(...advice.split(' '));
  expect((await publish()).status).toBe(0);
  expect(site()).toBe('second');
  await checkout.git('remote', 'set-url', 'origin', join(server, 'gone.git'));
  expect(await publish()).toMatchObject(refused('The branch main cannot be fetched:\n.*gone.git'));
});

test('a folder without a git host publishes its own files', async () => {
  const { publish, server, site } = await repositories();
  await new Checkout(server).git('remote', 'remove', 'origin');
  writeFileSync(join(server, 'content/page.txt'), 'typed here');
  expect((await publish()).status).toBe(0);
  expect(site()).toBe('typed here');
});

test('a preview of a branch has a folder of its own and follows the branch wherever it goes', async () => {
  const { publish, push, office, site, server } = await repositories();
  const folder = join(server, '../preview');
  const preview = () => publish('--branch', 'draft', '--into', folder);
  await push('a draft', 'draft');
  expect(await preview()).toMatchObject(ok('Published: '));
  expect(site(folder)).toBe('a draft');
  // The branch is rewritten.
  await office.git('reset', '--quiet', '--hard', 'HEAD~1');
  await office.git('push', '--quiet', '--delete', 'origin', 'draft');
  await push('another draft', 'draft');
  expect((await preview()).status).toBe(0);
  expect(site(folder)).toBe('another draft');
  await push('broken draft', 'draft');
  expect((await preview()).status).toBe(1);
  expect(site(folder)).toBe('another draft');
  expect(existsSync(join(server, 'build'))).toBe(false);
});
