// Mistakes that the schemas of single files find, each reported with file, line and field, as a mistake or a warning
// (decision 0201). app/content/ tests the types of fields and the syntax.
import { afterAll, afterEach, expect, it } from 'vitest';
import { ContentSandbox } from '#app/content-sandbox.ts';

/** File below content/, first match and its replacement, field, and part of the message. */
const typos: readonly [file: string, from: RegExp, to: string, field: string, says: string][] = [
  ['portfolio', /year: 2025/, 'year: 2205', 'records[0].year', 'expected a year from 1900 to'],
  ['portfolio', /year: 2025/, 'year: 2019', 'records[0].year', 'established, or later, got 2019'],
  [
    'portfolio',
    /duration: 36/,
    'duration: 260',
    'records[0].duration',
    'expected at most 180 months, got 260',
  ],
  ['portfolio', /'35000000.00'/, "'35,000,000.00'", 'records[0].value', 'expected SAR as quoted'],
  [
    'portfolio',
    /client: tawad-.*/,
    'client: tawad',
    'records[1].client',
    'expected the id of a client',
  ],
  [
    'certificates',
    /expires: .*/,
    'expires: 2025-02-14',
    'certificates[0].expires',
    'expected a date after "issued"',
  ],
  [
    'certificates',
    /issued: .*/,
    'issued: 2206-02-15',
    'certificates[0].issued',
    'expected a date that has come',
  ],
  [
    'career',
    /description: /,
    `$&${'Many words. '.repeat(20)}`,
    'meta.description',
    'expected at most 160 characters',
  ],
  [
    'articles',
    /desc: '/,
    `$&${'Many words. '.repeat(50)}`,
    'articles[0].desc',
    'expected at most 600 characters',
  ],
  [
    'vacancies',
    /closes: .*/,
    "closes: '2026-09-01'",
    '[0].closes',
    'expected a date from 2026-09-20 (posted) on',
  ],
  [
    'pages/vision',
    /^path: .*/m,
    'path: /visoin',
    'path',
    'expected "/vision", as in the file name',
  ],
  ['pages/vision', /^group: .*/m, 'group: compagny', 'group', 'did you mean "company"?'],
  [
    'pages/vision',
    /kind: list/,
    'kind: lists',
    'sections[0].blocks[0].kind',
    'did you mean "list"?',
  ],
  [
    'home',
    /(?<=records:\n +- )1$/m,
    '100',
    'projects.records[0]',
    'expected the id of a record in portfolio.yaml',
  ],
  [
    'company-figures',
    /saudis: \d+/,
    'saudis: 999',
    'trades[0].saudis',
    'expected no more Saudis than people',
  ],
  [
    'capabilities',
    /trade: engineering/,
    'trade: enginering',
    'services.list[0].trade',
    'did you mean "engineering"?',
  ],
  ['key-persons', /id: 2$/m, 'id: 1', '[1].id', 'expected a unique id'],
  [
    'site',
    /^expiredCertificates: .*/m,
    'expiredCertificates: refused',
    'expiredCertificates',
    'did you mean "refuse"?',
  ],
];

const copy = new ContentSandbox();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

it.each(typos)('%s.yaml: %s → %s', async (file, from, to, field, says) => {
  const line = copy.change(`content/${file}.yaml`, from, to);
  const { problems, warnings } = await copy.check();
  const place = `content/${file}.yaml:${line} ${field}`;
  const here = [...problems, ...warnings].filter((problem) => problem.startsWith(place));
  expect(here).toContainEqual(expect.stringContaining(says));
});
