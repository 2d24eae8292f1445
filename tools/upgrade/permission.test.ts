// Content is changed if git can undo that; at a terminal, a person decides about the rest.
import { writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { Checkout } from '#tools/publish/git.ts';
import { requirePermission } from './permission.ts';

const terminal = (typed: string) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  input.end(typed);
  return { input, output };
};

it.each([
  ['y\n', true],
  ['Yes\n', true],
  ['n\n', false],
  ['\n', false],
  ['sure\n', false],
  // Ctrl-D.
  ['', false],
])('a person who types %j lets it go on: %s', async (typed, goesOn) => {
  enterTemporaryDirectory('content');
  const { input, output } = terminal(typed);
  const asked = requirePermission(true, input, output);
  if (goesOn) await asked;
  else await expect(asked).rejects.toThrow('Nothing was changed.');
  expect(String(output.read())).toMatch(
    /^This folder is in no git repository, so nothing but your own copy of it can undo this\. Go on\? y\/N /,
  );
});

it('without a terminal, only what git has, and nothing else in it, is changed', async () => {
  const checkout = new Checkout(enterTemporaryDirectory('content', 'media'));
  const git = checkout.git.bind(checkout);
  const ask = (usesGit = true) => requirePermission(usesGit, new PassThrough(), new PassThrough());
  writeFileSync('content/site.yaml', '');
  const noRepository =
    'This folder is in no git repository, so nothing but your own copy of it can undo this. Run this at a terminal';
  await expect(ask()).rejects.toThrow(noRepository);
  await git('init', '--quiet');
  await git('add', '--all');
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@example.com'];
  await git(...who, 'commit', '--quiet', '--message', 'Content');
  await ask();
  await expect(ask(false)).rejects.toThrow('Without git, so nothing but your own copy');
  writeFileSync('media/new.jpg', '');
  await expect(ask()).rejects.toThrow(/has changes that are not committed[\s\S]*\?\? media\//);
  writeFileSync('.git/info/exclude', 'content\n');
  await git('rm', '-r', '--cached', '--quiet', 'content');
  await expect(ask()).rejects.toThrow(noRepository);
});
