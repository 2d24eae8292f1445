// Mistakes that the schemas of single files find, each reported with file, line and field, as a mistake or a warning
// (decision 0201). Types of fields and syntax: app/content/; what the editor refuses too: office-refusals.spec.ts.
import { afterAll, afterEach, expect, it } from 'vitest';
import { ContentSandbox } from '#app/content-sandbox.ts';

/** File below content/ and field, first match and its replacement, and part of the message. */
type Typo = readonly [place: string, from: RegExp, to: string, says: string];

/** Those of a list are checked together: a mistake hides others of its file, and of files that name its entries. */
const typos: readonly (readonly Typo[])[] = [
  [
    ['portfolio records[0].year', /year: 2025/, 'year: 2205', 'expected a year from 1900 to'],
    [
      'portfolio records[0].duration',
      /duration: 36/,
      'duration: 260',
      'expected at most 180 months, got 260',
    ],
    [
      'portfolio records[1].client',
      /client: tawad-.*/,
      'client: tawad',
      'expected the id of a client',
    ],
    [
      'portfolio records[0].client',
      /client: .*/,
      'client: confidential',
      'if nobody is to read who it was, remove this line: the contract then names the sector',
    ],
    ['portfolio records[0].value', /value: .*/, "value: '8,450,000'", "write '8450000.00'"],
  ],
  [
    ['portfolio records[1].id', /id: 2$/m, 'id: 1', 'the next free one is'],
    [
      'company-figures trades[0].saudis',
      /saudis: \d+/,
      'saudis: 999',
      'expected no more Saudis than people',
    ],
  ],
  [
    ['company registrations.vat', /vat: .*/, 'vat: 399 999 999 900 03', 'expected 15 digits'],
    ['company registrations.commercial', /commercial: .*/, 'commercial: 7999 000 41', '(9 digits)'],
    ['company arabicName', /arabicName: .*/, 'arabicName: Miqdam', 'expected Arabic letters'],
  ],
  [
    [
      'certificates certificates[0].expires',
      /expires: .*/,
      'expires: 2025-02-14',
      'expected a date after "issued"',
    ],
    [
      'certificates certificates[0].issued',
      /issued: .*/,
      'issued: 2206-02-15',
      'expected a date that has come',
    ],
    [
      'articles articles[0].desc',
      /desc: '/,
      `$&${'Many words. '.repeat(50)}`,
      'expected at most 600 characters',
    ],
    [
      'vacancies [0].closes',
      /closes: .*/,
      "closes: '2026-09-01'",
      'expected a date from 2026-09-20 (posted) on',
    ],
    // The other languages lead to it.
    ['pages/vision published', /^meta:/, 'published: false\n$&', 'expected true'],
    [
      'pages/quality-management alias.path',
      / path: \/thirdparty.*/m,
      ' path: /contact',
      'expected an address that no other page has',
    ],
    [
      'home projects.records[0]',
      /(?<=records:\n +- )1$/m,
      '100',
      'expected the id of a record in portfolio.yaml',
    ],
    ['home meta.title', /title: .*/, 'title: مقاول صناعي', 'expected English, got'],
  ],
  [
    ['certificates certificates[0].issued', /issued: .*/, 'issued: 1447-08-28', 'write 2026-02-16'],
    ['vacancies [0].closes', /closes: .*/, 'closes: 2072-01-31', 'check the year'],
    ['articles articles[0].date', /date: .*/, 'date: 2026-11-21', 'is in the future'],
  ],
  [
    [
      'certificates certificates[0].expires',
      /expires: .*/,
      'expires: 2209-02-14',
      'check the year',
    ],
    [
      'capabilities services.list[0].trade',
      /trade: engineering/,
      'trade: enginering',
      'did you mean "engineering"?',
    ],
  ],
];

const copy = new ContentSandbox();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

it.each(typos.map((list) => ({ list, places: list.map(([place]) => place).join(', ') })))(
  '$places',
  async ({ list }) => {
    const expected = list.map(([place, from, to, says]) => {
      const [name, field] = place.split(' ');
      const file = `content/${name}.yaml`;
      return [`${file}:${copy.change(file, from, to)} ${field}`, says] as const;
    });
    const { problems, warnings } = await copy.check();
    for (const [place, says] of expected) {
      const here = [...problems, ...warnings].filter((problem) => problem.startsWith(place));
      expect.soft(here, place).toContainEqual(expect.stringContaining(says));
    }
  },
);
