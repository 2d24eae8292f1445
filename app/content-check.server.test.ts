// Decision 0201: an invalid field of a content file fails the build with file, line and name.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isMap, visit } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { listedCertificates } from './content/certificates.server.ts';
import { fieldName } from './content/content-error.server.ts';
import { pathOf } from './content/document-path.server.ts';
import { readLayout } from './content/layout.server.ts';
import { pageFiles } from './content/page-files.server.ts';
import { readPortfolio } from './content/portfolio.server.ts';
import { REVIEW } from './content/review.server.ts';
import { hasTemplate, isSample, readSettings } from './content/settings.server.ts';
import { ContentSandbox, READS_ONCE } from './content-sandbox.ts';

const copy = new ContentSandbox();
const { folder } = copy;
const translated = LANGUAGES.find(({ code }) => hasTranslation('content', code));
const change = copy.change.bind(copy);
// The process that checks keeps the languages with which it starts.
beforeAll(() => copy.check());
afterEach(() => copy.restore());
afterAll(() => copy.remove());

/** The problems in a new process, whose routes are those of its settings. */
function problemsAtStart(env: Record<string, string> = {}): string[] {
  const module = JSON.stringify(new URL('./content-check.server.ts', import.meta.url).href);
  const script = `(await import(${module})).checkContent()`;
  const { stderr } = spawnSync(
    process.execPath,
    [...READS_ONCE, '--input-type=module', '--eval', script],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    },
  );
  return stderr.match(/^content\/.*$/gm) ?? [];
}

const [{ path: article } = { path: '' }] = pageFiles().filter(({ kind }) => kind === 'article');
const fileOf = (path: string) => `content/pages${path}.yaml`;

const problems = async () => (await copy.check()).problems.join('\n');

it.runIf(article)(
  'without entries in lists and without the template, reports only what needs them',
  () => {
    const empty = (file: string, ...lists: string[][]) =>
      existsSync(`content/${file}.yaml`) &&
      copy.edit(`content/${file}.yaml`, (document) => {
        if (lists.length === 0) document.contents = document.createNode([]) as never;
        for (const list of lists) document.setIn(list, document.createNode([]));
      });
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
    const page = fileOf(article);
    // Until its review a page shows a dash.
    const reviewed = readFileSync(join(folder, page), 'utf8').replace(`${REVIEW}\n`, '');
    writeFileSync(join(folder, page), reviewed);
    const line = change(page, /^title: .*/, "title: '{recordableRate}'");
    const link = change('content/thank-you.yaml', /to: \/[\w-]+/, 'to: /property');
    const told = problemsAtStart();
    const isEmpty = 'title: {recordableRate} has no value, because its list is empty';
    expect(told).toContainEqual(expect.stringContaining(`${page}:${line} ${isEmpty}`));
    const others = told.filter((problem) => !/has no value/.test(problem));
    const isOfTemplate = RegExp(
      `thank-you.yaml:${link} .*: expected the address of a page.*"/property"`,
    );
    expect(others).toEqual([expect.stringMatching(isOfTemplate)]);
  },
);

it('reports the mistakes of all files at once, those of the settings too', async () => {
  const url = change('content/site.yaml', /siteUrl: https/, 'siteUrl: ftp');
  const zone = change('content/site.yaml', /^timeZone: .*/, 'timeZone: Riyadh');
  change('content/site.yaml', /^estate: /, 'estate: maybe-');
  const french = '{ code: fr, name: F, direction: ltr, locale: fr, offer: F, close: F }';
  change('content/site.yaml', /^languages:$/, `languages:\n  - ${french}`);
  const slide = change('content/home.yaml', /gradientTitle:/, 'gradientTitel:');
  const phone = change('content/company.yaml', /^phone: .*/, 'phone: call us');
  const link = change('content/thank-you.yaml', /to: \/[\w-]+/, 'to: /hse');
  const placeholder = change('content/interface.yaml', /\{total\}/, '{count}');
  if (hasTemplate()) change('content/estate/pages.yaml', /path: \/faq/, 'path: /blog');
  const told = (await problems()).replaceAll(/\[\d+\]/g, '[]');
  for (const problem of [
    `content/site.yaml:${url + 1} siteUrl: expected the public origin`,
    `content/site.yaml:${zone + 1} timeZone: expected a time zone such as`,
    'estate: expected true or false, got "maybe-',
    'languages: expected a folder content/<code>/ for each',
    `content/home.yaml:${slide} hero.slides[].gradientTitel: unknown field; did you mean "gradientTitle"?`,
    'hero.slides[].gradientTitle: expected a text, but it is missing',
    `content/company.yaml:${phone} phone: expected a telephone number`,
    `content/thank-you.yaml:${link} links[].to: expected the address of a page`,
    `content/interface.yaml:${placeholder} hero.slide: expected a text with {n} and {total}, each once`,
    hasTemplate() ? 'estate/pages.yaml:1 expected an entry for /faq, one of' : '',
  ]) {
    expect(told).toContain(problem);
  }
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
    // A company may have no company profile.
    const files = filesOf[round];
    if (!files) continue;
    const fields = files.flatMap((file) => withUnknownPlaceholders(file));
    expect(fields).not.toEqual([]);
    const { problems } = await copy.check();
    const told = problems.map((line) => line.replace(/:\d+ ([^:]*): .*/, ' $1'));
    unreported.push(...fields.filter((field) => !told.includes(field)));
    copy.restore();
  }
  expect(unreported).toEqual([]);
});

/**
 * Adds `{nonsense}` to the first text of several words of each field in a file.
 * @returns `file field` of each
 */
function withUnknownPlaceholders(file: string): string[] {
  const fields = new Map<string, string>();
  copy.edit(file, (document) =>
    visit(document, {
      Scalar(key, node, ancestors) {
        const field = fieldName(pathOf(key, ancestors));
        const kind = ancestors.findLast(isMap)?.get('kind');
        const name = `${field.replaceAll(/\d+/g, '')} ${kind}`;
        // One word may be a name that another file refers to.
        if (key === 'key' || fields.has(name) || !/\S \S/.test(String(node.value))) return;
        node.value += ' {nonsense}';
        fields.set(name, `${file} ${field}`);
      },
    }),
  );
  return [...fields.values()];
}

it.runIf(listedCertificates().length > 2).each([
  ['refuse', 'stops the build'],
  ['show', 'causes a warning'],
])(
  '`expiredCertificates: %s`: one that has expired %s, one in its last 60 days warns',
  async (expired, _) => {
    const today = Temporal.Now.plainDateISO(readSettings().timeZone);
    copy.edit('content/certificates.yaml', (document) => {
      listedCertificates().forEach((_, index) => {
        document.setIn(['certificates', index, 'issued'], '2001-01-01');
        document.deleteIn(['certificates', index, 'expires']);
      });
      for (const [index, days] of [-1, 60, 61].entries()) {
        document.setIn(['certificates', index, 'expires'], today.add({ days }).toString());
      }
    });
    change('content/site.yaml', /^sample: \w+$/, 'sample: false');
    change('content/site.yaml', /^expiredCertificates: \w+/, `expiredCertificates: ${expired}`);
    const { problems, warnings } = await copy.check();
    const dated = warnings.filter((warning) => /\.expires: /.test(warning));
    const gone = [expect.stringContaining(' certificates[0].expires: expired on ')];
    const soon = [expect.stringContaining(' certificates[1].expires: expires in 60 days, on ')];
    expect([problems, dated]).toEqual(
      expired === 'refuse' ? [gone, soon] : [[], [...gone, ...soon]],
    );
  },
);

it('reads the figures that placeholders fill in as the language of the pages writes them', () => {
  change('content/site.yaml', /locale: .*/, 'locale: de-DE');
  expect(problemsAtStart()).toEqual([]);
});

it.runIf(article)(
  'has a page for each file of content/pages, whose name must be an address that is free',
  () => {
    writeFileSync(join(folder, fileOf('/ours')), readFileSync(join(folder, fileOf(article))));
    change('content/layout.yaml', /to: \/contact$/, 'to: /ours');
    expect(problemsAtStart()).toEqual([]);
    cpSync(join(folder, fileOf('/ours')), join(folder, fileOf('/contact')));
    renameSync(join(folder, fileOf('/ours')), join(folder, fileOf('/our work')));
    expect(problemsAtStart().toSorted()).toEqual([
      expect.stringMatching(/^content\/layout.yaml:.* "\/ours"/),
      expect.stringMatching(
        /^content\/pages\/contact.yaml:\d expected a file name .* no address of another page, got "contact.yaml"$/,
      ),
      expect.stringMatching(
        /^content\/pages\/our work\.yaml:\d .*; rename it to "our-work\.yaml"$/,
      ),
    ]);
  },
);

it('needs no content that only hidden pages show', () => {
  const hidden =
    'area-of-expertise career careers certification contract iso-certifications prequalification';
  const hide = (pages: string) =>
    copy.edit('content/site.yaml', (document) => {
      document.set('estate', false);
      document.set(
        'hidden',
        pages.split(' ').map((page) => `/${page}`),
      );
    });
  const left =
    '{articles,capabilities,career,careers,certificates,company-profile,expertise-page,portfolio-page,prequalification,project-details,vacancies}';
  for (const file of globSync(`content/{,*/}${left}.yaml`, { cwd: folder })) {
    rmSync(join(folder, file));
  }
  hide(`${hidden} project`);
  const told = problemsAtStart().filter((problem) => !/ hidden pages |has no value/.test(problem));
  expect(told).toEqual([]);
  hide(hidden);
  expect(problemsAtStart()).toContainEqual(
    expect.stringMatching(/^content\/portfolio-page.yaml:1 expected this file/),
  );
});

it.runIf(isSample())(
  'leaves links to hidden pages out of menus and lists, and names those in texts',
  async () => {
    const vision = { to: '/vision' };
    expect(JSON.stringify(readLayout().navigation)).toContain(JSON.stringify(vision).slice(1, -1));
    change('content/site.yaml', /^sample: /, 'hidden: [/vision, /career]\nsample: ');
    const told = (await copy.check()).problems;
    expect(told).toContainEqual(
      expect.stringMatching(
        /^content\/careers\.yaml:\d+ news\.link\.to: .*\/career is among the hidden/,
      ),
    );
    expect(told.filter((problem) => /layout\.yaml/.test(problem))).toEqual([]);
  },
);

it('reports a file with another ending, a hidden page that is none, and a brace that is alone', async () => {
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  writeFileSync(join(folder, 'content/pages/site-services.yaml.txt'), 'kind: article\n');
  copy.edit('content/site.yaml', (document) => document.set('hidden', ['/carrer']));
  const line = change('content/contact.yaml', /^( +)title: .*/, '$&{name');
  const told = (await copy.check()).problems;
  expect(told.slice(0, 2)).toEqual([
    'content/pages/site-services.yaml.txt:1 expected a file that ends in .yaml or .md: rename it to site-services.yaml',
    expect.stringMatching(
      /^content\/site.yaml:\d+ hidden.*: expected the address of a page, got "\/carrer"; did you mean "\/career"\?$/,
    ),
  ]);
  expect(told).toContainEqual(
    expect.stringMatching(
      RegExp(`^content/contact.yaml:${line} .*expected a name between two braces, such as {name}`),
    ),
  );
});

it.runIf(article)(
  'warns of files and folders that no page shows, and of a page with a capital letter',
  async () => {
    const copyTo = (file: string) => {
      mkdirSync(join(folder, 'content/xyz'), { recursive: true });
      writeFileSync(join(folder, file), readFileSync(join(folder, fileOf(article))));
    };
    const copies = ['portfolio (1).yaml', 'pages/about.md', 'xyz/home.yaml', 'pages/Ours.yaml'];
    for (const file of copies) copyTo(`content/${file}`);
    const { problems, warnings } = await copy.check();
    expect(problems).toEqual([]);
    for (const told of [
      'expected a file name in small letters, "ours.yaml": visitors who',
      'content/portfolio (1).yaml:1 no page shows this file: rename or remove it; did you mean "portfolio.yaml"?',
      'content/pages/about.md:1 no page shows this file: rename or remove it; a page of text is a .yaml file in content/pages',
      'content/site.yaml:1 languages: no language has the folder content/xyz: list the language, or remove the folder',
    ]) {
      expect(warnings).toContainEqual(expect.stringContaining(told));
    }
  },
);

it.runIf(translated)('reports a translation of a file that does not exist', () => {
  const file = `content/${translated?.code}/poems.yaml`;
  writeFileSync(join(folder, file), '- none\n');
  const told = problemsAtStart({ LANGUAGE: translated?.code ?? '' });
  expect(told).toContain(`${file}:1 translates content/poems.yaml, which does not exist`);
});

it.runIf(readPortfolio().records.length > 1)(
  '§2.3 rejects two titles with the same slug',
  async () => {
    change('content/portfolio.yaml', /title: .*/, 'title: Tank farm', 1);
    const line = change('content/portfolio.yaml', /title: .*/, 'title: TANK  farm', 2);
    expect(await problems()).toContain(
      `content/portfolio.yaml:${line} records[1].title: expected a unique title, but entry [0] has the same key "tank-farm"`,
    );
  },
);
