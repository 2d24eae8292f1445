import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programPath } from './program-path.ts';
import { PROGRAM_VERSION } from './upgrade/content-version.ts';

const read = (file: string) => readFileSync(programPath(file), 'utf8');

it('the newest entry of the changelog is about this version, and says which content it needs', () => {
  const { version } = JSON.parse(read('package.json'));
  const [, newest, text] = /\n## (\S+)\n([\s\S]*?)\n## /.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(version);
  expect(text).toContain(`Version of the content: ${PROGRAM_VERSION}.`);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});
