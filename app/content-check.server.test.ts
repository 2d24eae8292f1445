// Decision 0201: an invalid field of a content file fails the build with file, line and name.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { readCertificates } from './content/certificates.server.ts';
import { fieldName } from './content/content-error.server.ts';
import { hasTemplate, readSettings } from './content/settings.server.ts';
import { pathOf } from './content/yaml-document.server.ts';
import { checkContent } from './content-check.server.ts';
import { ContentSandbox } from './content-sandbox.ts';
import { textPagesOfKind } from './routes.ts';

const check = JSON.stringify(new URL('./content-check.server.ts', import.meta.url).href);
const copy = new ContentSandbox();
const { folder } = copy;
const translated = LANGUAGES.find(({ code }) => hasTranslation('content', code));
const change = copy.change.bind(copy);
afterEach(() => copy.restore());
afterAll(() => copy.remove());

/** Runs a check, or a script, in a process of its own. */
function run(script = `(await import(${check})).checkContent()`) {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const problems = async () => (await copy.check()).problems.join('\n');

it('accepts the content of the site', () => {
  expect(checkContent).not.toThrow();
});

it.runIf(hasTemplate())('reads each content file once and stats none', () => {
  const { stdout, stderr } = run(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const read = [];
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => {
      if (/\\.(?:yaml|md|json)$/.test(path)) read.push(path);
      return readFileSync(path, ...rest);
    };
    fs.statSync = (path) => { throw new Error('stat of ' + path); };
    syncBuiltinESMExports();
    (await import(${check})).checkContent();
    console.log(JSON.stringify(read));`);
  expect(stderr).toBe('');
  const all = globSync(['content/{*,{pages,estate}/**/*}.{yaml,md}', 'build/*.json'], {
    cwd: folder,
  });
  const read = (JSON.parse(stdout) as string[]).filter((path) => path.startsWith(folder));
  expect(read.toSorted()).toEqual(all.map((file) => join(folder, file)).toSorted());
});

it('accepts lists without entries, and reports a text that needs one of them', () => {
  const empty = (file: string, ...lists: string[][]) => {
    const path = join(folder, `content/${file}.yaml`);
    const document = parseDocument(readFileSync(path, 'utf8'));
    if (lists.length === 0) document.contents = document.createNode([]) as never;
    for (const list of lists) document.setIn(list, document.createNode([]));
    writeFileSync(path, document.toString());
  };
  change('content/site.yaml', /^estate: \w+$/, 'estate: false');
  const lists = 'clients partners key-persons disciplines project-details vacancies';
  for (const file of lists.split(' ')) empty(file);
  empty('portfolio', ['records']);
  empty('company-profile', ['projects', 'records']);
  empty('certificates', ['certificates']);
  empty('articles', ['articles'], ['page', 'comments'], ['page', 'keywords']);
  empty('capabilities', ['credentials', 'items'], ['credentials', 'links']);
  empty('home', ['projects', 'records'], ['certifications', 'items'], ['about', 'points']);
  empty('layout', ['footer', 'gallery'], ['footer', 'legal']);
  empty('company', ['networks']);
  empty('company-figures', ['safety'], ['apprentices'], ['localContent']);
  const page = `content/pages/${textPagesOfKind.article[0]}.yaml`;
  const line = change(page, /^title: .*/, "title: '{recordableRate}'");
  const problems = run().stderr.match(/^content\/.*$/gm) ?? [];
  const told = 'title: {recordableRate} has no value, because its list is empty';
  expect(problems).toContainEqual(expect.stringContaining(`${page}:${line} ${told}`));
  // A placeholder without a value is longer than its value.
  const others = problems.filter((problem) => !/has no value|at most 160/.test(problem));
  expect(others).toEqual([]);
});

it('reports file, line, field and expectation of every mistake in every file', async () => {
  const slide = change('content/home.yaml', /gradientTitle:/, 'gradientTitel:');
  const kind = change('content/home.yaml', /kind: picture/, 'kind: film');
  const phone = change('content/company.yaml', /^phone: .*/, 'phone: call us');
  const link = change('content/contact.yaml', /to: \/[\w-]+/, 'to: /hse');
  const picture = change('content/expertise.yaml', /image: .*/, 'image: no-such-picture');
  const placeholder = change('content/interface.yaml', /\{total\}/, '{count}');
  const key = change('content/interface.yaml', /allBlank:/, 'allEmpty:');
  expect((await problems()).replaceAll(/\[\d+\]/g, '[]').split('\n')).toEqual(
    expect.arrayContaining([
      `content/home.yaml:${slide} hero.slides[].gradientTitel: unknown field; did you mean "gradientTitle"?`,
      expect.stringMatching(/home.yaml:\d+ hero.slides\[\].gradientTitle: expected a text, but/),
      `content/home.yaml:${kind} hero.slides[].kind: expected one of "words", "picture", got "film"`,
      `content/company.yaml:${phone} phone: expected a telephone number such as "+966 13 000 0010", "9200 00123" or "800 123 4567", got "call us"`,
      `content/contact.yaml:${link} cards[].link.to: expected the address of a page, such as "/vision" (app/routes.ts has all), got "/hse"; did you mean "/hse-policy"?`,
      `content/expertise.yaml:${picture} categories[].image: expected the id of a picture in pictures.yaml, got "no-such-picture"`,
      `content/interface.yaml:${placeholder} hero.slide: expected a text with {n} and {total}, each once`,
      `content/interface.yaml:${key} form.errors.allEmpty: unknown field`,
      expect.stringMatching(/interface.yaml:\d+ form.errors.allBlank: expected a text, but/),
    ]),
  );
});

it('reports an unknown placeholder in every text', async () => {
  // A mistake in a file hides those of the files that name its entries.
  const rounds = [
    /pictures\.yaml/,
    /content\/(?:company|site|layout|interface|mail|clients|partners|articles|certificates|page-groups|.*listings)\.yaml/,
    /content\/(?:contact|portfolio)\.yaml/,
    /^(?!content\/company-profile\.yaml)/,
    /content\/company-profile\.yaml/,
  ];
  // Figures are computed from company-figures.yaml, and a page reports the first of its broken sections.
  const files = globSync('content/{*,{pages,estate}/**/*}.yaml').filter(
    (file) =>
      !/content\/site|company-figures|sections/.test(file) &&
      (hasTemplate() || !file.includes('/estate/')),
  );
  const filesOf = Object.groupBy(files, (file) =>
    rounds.findIndex((pattern) => pattern.test(file)),
  );
  const unreported: string[] = [];
  for (const round of rounds.keys()) {
    const fields = (filesOf[round] ?? []).flatMap((file) => withUnknownPlaceholders(file));
    expect(fields.length).toBeGreaterThan(20);
    const { problems } = await copy.check();
    const told = problems.map((line) => line.replace(/:\d+ ([^:]*): .*/, ' $1'));
    unreported.push(...fields.filter((field) => !told.includes(field)));
    copy.restore();
  }
  expect(unreported).toEqual([]);
});

/**
 * Adds `{nonsense}` to every text of a file that has several words.
 * @returns `file field` of each
 */
function withUnknownPlaceholders(file: string): string[] {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  const fields: string[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const field = fieldName(pathOf(key, ancestors));
      // One word may be a name that another file refers to.
      if (key === 'key' || !/\S \S/.test(String(node.value))) return;
      node.value += ' {nonsense}';
      fields.push(`${file} ${field}`);
    },
  });
  writeFileSync(path, String(document));
  return fields;
}

it('reports mistakes of the settings together with those of other files', async () => {
  const url = change('content/site.yaml', /siteUrl: https/, 'siteUrl: ftp');
  const zone = change('content/site.yaml', /^timeZone: .*/, 'timeZone: Riyadh');
  change('content/site.yaml', /^estate: /, 'estate: maybe-');
  const phone = change('content/company.yaml', /^phone: .*/, 'phone: call us');
  const told = await problems();
  expect(told).toContain(`content/site.yaml:${url} siteUrl: expected the public origin`);
  expect(told).toContain(`content/site.yaml:${zone} timeZone: expected a time zone such as`);
  expect(told).toContain('estate: expected true or false, got "maybe-');
  expect(told).toContain(`content/company.yaml:${phone} phone: expected a telephone number`);
});

describe('a certificate of a company', () => {
  /** Makes the first certificate, and no other, expire in this many days. */
  function expiringIn(days: number, expired: 'refuse' | 'show') {
    const path = join(folder, 'content/certificates.yaml');
    const document = parseDocument(readFileSync(path, 'utf8'));
    const today = Temporal.Now.plainDateISO(readSettings().timeZone);
    const expires = today.add({ days }).toString();
    readCertificates().certificates.forEach((_, index) => {
      const field = (name: string) => ['certificates', index, name];
      document.setIn(field('issued'), '2001-01-01');
      document.deleteIn(field('expires'));
    });
    document.setIn(['certificates', 0, 'expires'], expires);
    writeFileSync(path, document.toString());
    change('content/site.yaml', /^sample: \w+$/, 'sample: false');
    change('content/site.yaml', /^expiredCertificates: \w+/, `expiredCertificates: ${expired}`);
    return copy.check();
  }

  const field = /certificates.yaml:\d+ certificates\[0\].expires: /;

  it.runIf(readCertificates().certificates.length > 0).each([
    ['stops the build', -1, 'refuse', 'problems', 'expired on '],
    ['only warns if expired certificates may be shown', -1, 'show', 'warnings', 'expired on '],
    ['warns in its last 60 days', 60, 'refuse', 'warnings', 'expires in 60 days, on '],
    ['does not warn earlier', 61, 'refuse', undefined, undefined],
  ] as const)('%s, %i days before its expiry', async (_, days, expired, kind, says) => {
    const { problems, warnings } = await expiringIn(days, expired);
    const told = { problems: problems.join('\n'), warnings: warnings.join('\n') };
    if (kind !== 'problems') expect(told.problems).toBe('');
    if (kind) expect(told[kind]).toMatch(RegExp(field.source + says));
    else expect(told.warnings).not.toMatch(field);
  });
});

it('suggests the file that was renamed', async () => {
  const clients = join(folder, 'content/clients.yaml');
  renameSync(clients, clients.replace('clients', 'client'));
  expect(await problems()).toContain(
    'content/clients.yaml:1 expected this file, but it does not exist; did you mean "client.yaml"?',
  );
});

it('reports a text page without a file, and a file without a route', () => {
  const pages = join(folder, 'content/pages');
  const [renamed = '', removed = ''] = textPagesOfKind.article;
  renameSync(join(pages, `${renamed}.yaml`), join(pages, 'unknown.yaml'));
  rmSync(join(pages, `${removed}.yaml`));
  const line = change('content/pages/unknown.yaml', /^path: .*/, 'path: /unknown');
  const { stderr } = run();
  for (const problem of [
    `content/pages/${renamed}.yaml:1 expected this file, but it does not exist\n`,
    `content/pages/unknown.yaml:${line} path: expected a path in textPagesOfKind of app/routes.ts, got "/unknown"\n`,
    `content/pages/${removed}.yaml:1 expected this file, but it does not exist\n`,
  ]) {
    expect(stderr).toContain(problem);
  }
});

it.runIf(hasTemplate())('reports a template page without an entry', async () => {
  change('content/estate/pages.yaml', /path: \/faq/, 'path: /blog');
  expect(await problems()).toContain('estate/pages.yaml:1 expected an entry for /faq, one of');
});

it.runIf(translated)('reports a translation of a file that does not exist', () => {
  const file = `content/${translated?.code}/poems.yaml`;
  writeFileSync(join(folder, file), '- none\n');
  vi.stubEnv('LANGUAGE', translated?.code);
  expect(run().stderr).toContain(`${file}:1 translates content/poems.yaml, which does not exist`);
});

it('reports a language without texts', async () => {
  const french = '{ code: fr, name: F, direction: ltr, locale: fr, offer: F, close: F }';
  change('content/site.yaml', /^languages:$/, `languages:\n  - ${french}`);
  expect(await problems()).toContain('languages: expected a folder content/<code>/ for each');
});

it('§2.3 rejects two titles with the same slug', async () => {
  change('content/portfolio.yaml', /title: .*/, 'title: Tank farm', 1);
  const line = change('content/portfolio.yaml', /title: .*/, 'title: TANK  farm', 2);
  expect(await problems()).toContain(
    `content/portfolio.yaml:${line} records[1].title: expected a unique title, but entry [0] has the same key "tank-farm"`,
  );
});

it('without the template, accepts the content but rejects a link to a template page', () => {
  change('content/site.yaml', /^estate: \w+$/, 'estate: false');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const line = change('content/contact.yaml', /to: \/[\w-]+/, 'to: /property');
  expect(run().stderr).toMatch(
    RegExp(
      `contact.yaml:${line} cards\\[\\d+\\].link.to: expected the address of a page.*, got "/property"`,
    ),
  );
});
