// Mistakes that the schemas of single files find, each reported with file, line and field, as a mistake or a warning
// (decision 0201). Types of fields and syntax: app/content/; what the editor refuses too: office-refusals.spec.ts.
import { afterAll, afterEach, expect, it } from 'vitest';
import { ContentSandbox } from '#app/content-sandbox.ts';

/** File below content/, first match and its replacement, field, and part of the message. */
const typos: readonly [file: string, from: RegExp, to: string, field: string, says: string][] = [
  ['portfolio', /year: 2025/, 'year: 2205', 'records[0].year', 'expected a year from 1900 to'],
  [
    'portfolio',
    /duration: 36/,
    'duration: 260',
    'records[0].duration',
    'expected at most 180 months, got 260',
  ],
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
    'pages/quality-management',
    / path: \/thirdparty.*/m,
    ' path: /contact',
    'alias.path',
    'expected an address that no other page has',
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
    'certificates',
    /issued: .*/,
    'issued: 1447-08-28',
    'certificates[0].issued',
    'write 2026-02-16',
  ],
  [
    'certificates',
    /expires: .*/,
    'expires: 2209-02-14',
    'certificates[0].expires',
    'check the year',
  ],
  ['vacancies', /closes: .*/, 'closes: 2072-01-31', '[0].closes', 'check the year'],
  ['articles', /date: .*/, 'date: 2026-11-21', 'articles[0].date', 'is in the future'],
  [
    'portfolio',
    /client: tawad-.*/,
    'client: confidential',
    'records[1].client',
    'if nobody is to read who it was, remove this line: the contract then names the sector',
  ],
  ['portfolio', /value: .*/, "value: '8,450,000'", 'records[0].value', "write '8450000.00'"],
  ['portfolio', /id: 2$/m, 'id: 1', 'records[1].id', 'the next free one is'],
  ['company', /vat: .*/, 'vat: 399 999 999 900 03', 'registrations.vat', 'expected 15 digits'],
  [
    'company',
    /commercial: .*/,
    'commercial: 7999 000 41',
    'registrations.commercial',
    '(9 digits)',
  ],
  ['company', /arabicName: .*/, 'arabicName: Miqdam', 'arabicName', 'expected Arabic letters'],
  ['home', /title: .*/, 'title: مقاول صناعي', 'meta.title', 'expected English, got'],
  [
    'capabilities',
    /trade: engineering/,
    'trade: enginering',
    'services.list[0].trade',
    'did you mean "engineering"?',
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
