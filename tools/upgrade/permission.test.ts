// At a terminal, a person decides about what git cannot undo.
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
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
