// The skeleton for another company (docs/make-it-yours.md) builds, and keeps nothing of the sample's lists.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { programPath } from '#tools/program-path.ts';

let folder: string;

const run = (args: string[], cwd = process.cwd()) =>
  spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined },
  });

const program = programPath('tools/new-company/new-company.ts');

const content = (name: string) => parse(readFileSync(join(folder, `content/${name}.yaml`), 'utf8'));

const hasLine = (file: string) =>
  /^(?:---\n)?# REVIEW/.test(readFileSync(join(folder, file), 'utf8'));

const check = `
  const { checkContent } = await import('${programPath('app/content-check.server.ts')}');
  const { takeWarnings } = await import('${programPath('app/content/content-warning.server.ts')}');
  const { readMasters } = await import('${programPath('tools/pictures/masters.ts')}');
  readMasters();
  checkContent();
  console.log(takeWarnings().join('\\n'));`;

/** Checks content and pictures in the language of the process. */
const checked = () => run(['--input-type=module', '--eval', check], folder);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-company-'));
  expect(run([program, folder])).toMatchObject({ status: 0, stderr: '' });
  for (const path of globSync('build/*.json')) cpSync(path, join(folder, path));
  writeFileSync(join(folder, 'build/certificates.json'), '{}');
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
  expect(content('articles')).toEqual({ articles: [], page: { keywords: [], comments: [] } });
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
  'has valid content and pictures in $name, and one warning of all files to review',
  ({ code }) => {
    vi.stubEnv('LANGUAGE', code);
    const { stdout, stderr } = checked();
    expect(stderr).toBe('');
    const pattern = hasTranslation('content', code)
      ? `content/${code}/**/*.*`
      : 'content/{*,pages/*}.*';
    const files = globSync(pattern, { cwd: folder }).filter((file) => hasLine(file));
    expect(stdout).toMatch(
      RegExp(
        `^\\S+:1 describes the sample company: .* \\(as do ${files.length - 1} more: .*\\)\n$`,
      ),
    );
  },
);

it('lists all files to review', () => {
  const { stdout, stderr } = run([programPath('tools/reviews.ts')], folder);
  const files = globSync('content/**/*.*', { cwd: folder }).filter((file) => hasLine(file));
  expect(stdout.trim().split('\n')).toHaveLength(files.length);
  expect(stdout).toContain('content/data-protection.md:2\n');
  expect(stderr).toBe('');
});

it('is valid without companies of a group, which texts to review name', () => {
  const file = join(folder, 'content/company.yaml');
  const company = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, company));
  const records = /^(groupCompanies):\n(?: .*\n)+/gm;
  writeFileSync(file, company.replace(records, '$1: {}\n'));
  expect(checked().stderr).toBe('');
});

it.each([
  ['a folder with files', () => [folder], 'has files already: name a new folder\n'],
  ['no folder', () => [], 'Name a folder: npm run new-company -- ../our-site\n'],
])('refuses %s', (_, args, message) => {
  const { status, stderr } = run([program, ...args()]);
  expect(stderr.endsWith(message)).toBe(true);
  expect(status).toBe(1);
});
