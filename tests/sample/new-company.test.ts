// The skeleton for another company (docs/make-it-yours.md) builds, and keeps nothing of the sample's lists.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';

let folder: string;

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '' },
  });

const program = resolve('tools/new-company/new-company.ts');

const content = (name: string) => parse(readFileSync(join(folder, `content/${name}.yaml`), 'utf8'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-company-'));
  for (const path of [
    'content',
    'media/marks',
    'media/certificates',
    'media/drawings',
    ...globSync('build/*.json'),
  ]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  expect(run(program)).toMatchObject({ status: 0, stderr: '' });
});

afterAll(() => rmSync(folder, { recursive: true }));

it('has no people, clients, certificates and figures of the sample', () => {
  expect(content('site')).toMatchObject({ sample: false, estate: false });
  expect(content('key-persons')).toEqual([]);
  expect(content('clients')).toEqual([]);
  for (const { code } of LANGUAGES) {
    if (hasTranslation('content', code)) expect(content(`${code}/clients`)).toEqual([]);
  }
  expect(content('vacancies')).toEqual([]);
  expect(content('certificates').certificates).toEqual([]);
  expect(content('portfolio').records).toEqual([]);
  expect(content('company-figures')).toMatchObject({
    trades: [],
    safety: [],
    trainingHours: 0,
    plant: [],
    insurance: [],
  });
  expect(readdirSync(join(folder, 'media/certificates'))).toEqual([]);
  expect(readdirSync(join(folder, 'media/marks/clients'))).toEqual([]);
});

it.each(LANGUAGES)(
  'has valid content in $name, with a warning for every file to review',
  ({ code }) => {
    vi.stubEnv('LANGUAGE', code);
    const check = `
    const { checkContent } = await import('${resolve('app/content-check.server.ts')}');
    const { takeWarnings } = await import('${resolve('app/content/content-warning.server.ts')}');
    checkContent();
    console.log(takeWarnings().join('\\n'));`;
    const { stdout, stderr } = run('--input-type=module', '--eval', check);
    expect(stderr).toBe('');
    const texts = hasTranslation('content', code) ? `content/${code}` : 'content';
    expect(stdout).toContain(`${texts}/company.yaml:1 describes the sample company`);
    expect(stdout).toContain(`${texts}/data-protection.md:2 describes the sample company`);
    expect(stdout).toContain(`${texts}/pages/vision.yaml:1 describes the sample company`);
  },
);

it('refuses any content but the sample', () => {
  const { status, stderr } = run(program);
  expect(status).toBe(1);
  expect(stderr).toBe('content/site.yaml: expected sample: true; only the sample can be emptied\n');
});
