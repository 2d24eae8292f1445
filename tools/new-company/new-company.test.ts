// A new company's site builds from the answers alone, and has nothing of the sample's company.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { REVIEW } from '#app/content/review.server.ts';
import { programPath } from '#tools/program-path.ts';
import { PAGES } from './pages.ts';
import { inLanguage, type Tree } from './words.ts';

const program = programPath('tools/new-company/new-company.ts');
const example: Record<string, Tree> = parse(
  readFileSync(programPath('tools/new-company/example.yaml'), 'utf8'),
);
const place = mkdtempSync(join(tmpdir(), 'new-company-'));

afterAll(() => rmSync(place, { recursive: true }));

// Node warns of both together.
const { FORCE_COLOR, NO_COLOR, ...plain } = process.env;

const run = (args: string[], cwd = process.cwd(), env = {}) =>
  spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...plain, ...env },
  });

function newCompany(name: string, answers: Record<string, Tree>) {
  const file = join(place, `${name}.yaml`);
  writeFileSync(file, stringify(answers));
  const folder = join(place, name);
  return { folder, ...run([program, folder, '--answers', file]) };
}

/** What the build would make of the one picture. */
function indexPictures(folder: string): void {
  const [entry] = Object.values<object>(JSON.parse(readFileSync('build/pictures.json', 'utf8')));
  mkdirSync(join(folder, 'build'));
  const paper = { ...entry, width: 1920, height: 960 };
  writeFileSync(join(folder, 'build/pictures.json'), JSON.stringify({ paper }));
  for (const name of ['marks', 'certificates']) {
    writeFileSync(join(folder, `build/${name}.json`), '{}');
  }
}

/** The files among these that ask for a review. */
function toReview(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes(REVIEW),
  );
}

/** Names of the sample's company, people, clients, partners and contracts, in both languages. */
function namesOfSample(): string[] {
  const all = (file: string) =>
    ['', 'ar/'].map((code) =>
      parse(readFileSync(programPath(`sample/content/${code}${file}.yaml`), 'utf8')),
    );
  const lists = ['key-persons', 'clients', 'partners'].flatMap((file) => all(file).flat());
  const contracts = all('portfolio').flatMap(({ records }) => records);
  const companies = all('company').flatMap(({ name, shortName, groupCompanies }) => [
    { name },
    { name: shortName },
    ...Object.values<{ name: string }>(groupCompanies),
  ]);
  return [...lists, ...contracts, ...companies].flatMap(({ name, title }) => name ?? title ?? []);
}

const sampleNames = namesOfSample();

const both = {
  ...example,
  pages: ['/area-of-expertise', '/vision', '/hse-policy', '/registration'],
};
const arabic = {
  ...(inLanguage(example, 'ar') as object),
  languages: ['ar'],
  pages: Object.keys(PAGES),
};

describe.each([
  ['few pages in two languages', both, ['en', 'ar']],
  ['all pages in Arabic alone', arabic, ['ar']],
  [
    'no page but the necessary ones, and no desk',
    { ...example, languages: ['ar', 'en'], pages: [], desks: [] },
    ['ar', 'en'],
  ],
] as const)('%s', (name, answers, codes) => {
  const { folder, status, stdout, stderr } = newCompany(name, answers as Record<string, Tree>);

  it('is written, with at most 6,000 words to review', () => {
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, total] = /(\d+) {2}in all/.exec(stdout) ?? [];
    expect(Number(total)).toBeGreaterThan(500);
    expect(Number(total)).toBeLessThanOrEqual(6000);
    expect(readdirSync(place).filter((each) => each.startsWith(`${name}.`))).toEqual([
      `${name}.yaml`,
    ]);
  });

  it.each(codes)('has valid content and plain words in %s', (code) => {
    if (!existsSync(join(folder, 'build'))) indexPictures(folder);
    const check = `
      const { checkContent } = await import('${programPath('app/content-check.server.ts')}');
      const { takeWarnings } = await import('${programPath('app/content/content-warning.server.ts')}');
      checkContent();
      console.log(takeWarnings().join('\\n'));
      await import('${programPath('tools/lint-content.ts')}');`;
    const checked = run(['--input-type=module', '--eval', check], folder, { LANGUAGE: code });
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    const isTranslation = existsSync(join(folder, 'content', code));
    const unread = toReview(
      folder,
      isTranslation ? `content/${code}/**/*.*` : 'content/{*,pages/*}.*',
    );
    expect(checked.stdout).toMatch(
      RegExp(`^\\S+:[12] is a starter text: .* \\(as do ${unread.length - 1} more: .*\\)$`, 'm'),
    );
    expect(checked.stdout.match(/is a starter text/g)).toHaveLength(1);
  });

  it('is written as the editor writes it, which would change other lines too', () => {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    for (const file of globSync('content/**/*.yaml', { cwd: folder })) {
      expect(read(file), file).not.toMatch(/"[^']*"$/m);
    }
  });

  it('lists all files to review', () => {
    const { stdout, stderr } = run([programPath('tools/reviews.ts')], folder);
    expect(stdout.trim().split('\n')).toHaveLength(toReview(folder, 'content/**/*.*').length);
    expect(stdout).toContain('content/data-protection.md:2\n');
    expect(stderr).toBe('');
  });

  it('names nobody and nothing of the sample', () => {
    const texts = globSync('content/**/*.{yaml,md}', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(texts.length).toBeGreaterThan(20);
    const named = sampleNames.filter((each) =>
      texts.some((text) =>
        new RegExp(`(?<!\\p{L})${RegExp.escape(each)}(?!\\p{L})`, 'u').test(text),
      ),
    );
    expect(named).toEqual([]);
  });
});

it('has no file of a page that is not wanted', () => {
  const content = join(place, 'few pages in two languages/content');
  expect(readdirSync(join(content, 'pages')).toSorted()).toEqual([
    'hse-policy.yaml',
    'registration.yaml',
    'vision.yaml',
  ]);
  expect(readdirSync(content).join()).not.toMatch(
    /careers|vacancies|articles|prequalification|certificates|capabilities/,
  );
  expect(parse(readFileSync(join(content, 'site.yaml'), 'utf8')).hidden).toContain('/careers');
});

it('tells each mistake in the answers by its field', () => {
  const { status, stderr, folder } = newCompany('wrong', {
    ...example,
    phone: '12',
    name: 'Rukn',
    established: 3000,
    pages: ['/vison', '/contract'],
    trades: [],
    registrations: { cr: '1' },
  });
  expect(status).toBe(1);
  for (const told of [
    'name: expected the text in each language: { en: …, ar: … }',
    'phone: expected a telephone number such as "+966 13 000 0010"',
    'established: expected a year from 1900 to',
    'pages[0]: expected',
    'registrations',
  ]) {
    expect(stderr).toContain(told);
  }
  expect(stderr).toContain('did you mean "/vision"?');
  expect(stderr).not.toContain('    at ');
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['a folder with files', [place], 'has files already: name a new folder\n'],
  ['no folder', [], 'Name a folder: npm run new-company -- ../our-site\n'],
  [
    'no terminal and no answers',
    [join(place, 'none')],
    'There is no terminal to ask on: npm run new-company -- ../our-site --answers answers.yaml\n',
  ],
  [
    'a missing file of answers',
    [join(place, 'none'), '--answers', 'none.yaml'],
    'none.yaml does not exist: name the file of answers\n',
  ],
])('refuses %s', (_, args, message) => {
  const { status, stderr } = run([program, ...args]);
  expect(stderr.endsWith(message)).toBe(true);
  expect(status).toBe(1);
});
