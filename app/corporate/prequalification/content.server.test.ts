// The answers to clients' questionnaires: computed ones equal the portfolio's, missing ones disappear.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { sarMillions } from '../money.ts';
import { summarise } from '../project/summary.ts';
import { type Prequalification, prequalification } from './content.server.ts';

const rest = `
meta: { title: T, description: D }
banner: { title: T, lead: L, picture: banner-compliance, links: [] }
trail: { label: T, to: /standard-compliance }
end: { desk: 1, ask: A, related: [] }
`;

/** A section with one question, in YAML. */
const question = (fields: string) => `  - title: S\n    questions:\n      - { id: q, ${fields} }\n`;

/** The page with these sections, in YAML. */
function pageOf(sections: string): Prequalification {
  return parseYaml('page.yaml', `sections:\n${sections}${rest}`, prequalification, {
    placeholders: factsAndFigures,
  });
}

/** The rows of a table of the page, given in YAML. */
function rowsOf(table: string): string[][] {
  const [section] = pageOf(question(`question: Q, table: ${table}`)).sections;
  const found = section?.questions[0]?.table;
  if (found?.kind !== 'table') throw new Error('Expected a table');
  return found.rows;
}

describe.runIf(readPortfolio().records.length > 0)('derived figures', () => {
  const { records } = readPortfolio();
  const { count, total } = summarise(records);
  const sumOf = (rows: string[][], column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column]?.replaceAll(',', '')), 0);
  const largest = sarMillions(Math.max(...records.map(({ value }) => Number(value))));

  it('by year add up to the totals of the portfolio', () => {
    const rows = rowsOf(
      '{ kind: contracts-by-year, caption: C, total: All, columns: { year: Y, contracts: N, value: V, largest: L, running: R } }',
    );
    const years = rows.slice(0, -1);
    expect(rows.at(-1)).toEqual([
      'All',
      ...[String(count), sarMillions(total), largest, sarMillions(total)],
    ]);
    expect(years.map(([year]) => Number(year))).toEqual(
      [...new Set(records.map(({ year }) => year))].toSorted((a, b) => a - b),
    );
    expect(years.at(-1)?.[4]).toBe(sarMillions(total));
    for (const [year, contracts, value] of years) {
      const of = summarise(records.filter((record) => String(record.year) === year));
      expect([contracts, value], year).toEqual([String(of.count), sarMillions(of.total)]);
    }
  });

  it('by size and by client count every contract once', () => {
    const sizes = rowsOf(
      "{ kind: contract-sizes, caption: C, limits: [1, 5, 10], upTo: 'to {to}', between: '{from} to {to}', above: 'over {from}', columns: { size: S, contracts: N, value: V, share: P } }",
    );
    const small = records.filter(({ value }) => Number(value) <= 1e6);
    expect(sumOf(sizes, 1)).toBe(count);
    expect(sizes.find(([size]) => size === 'to 1')?.slice(1, 3)).toEqual(
      small.length > 0 ? [String(small.length), sarMillions(summarise(small).total)] : undefined,
    );
    const clients = rowsOf(
      '{ kind: contracts-by-client, caption: C, columns: { client: C, sector: S, contracts: N, value: V, year: Y } }',
    );
    expect(sumOf(clients, 2)).toBe(count);
    expect(clients).toHaveLength(new Set(records.map(({ client }) => client)).size);
  });

  it('named in answers are those of the portfolio', () => {
    const names = ['portfolioMillions', 'largestContractMillions', 'averageContractMillions'];
    const values = [sarMillions(total), largest, sarMillions(total / count)];
    expect(names.map((name) => factsAndFigures.valueFor(name))).toEqual(
      count > 0 ? values : names.map(() => undefined),
    );
  });
});

it.each([
  ['question: Q', ': expected `answer` or `table`, or both'],
  ["question: Q, answer: 'We are {heads}'", '.answer: unknown placeholder {heads}'],
  ["question: Q, answer: '{legal.from}'", '.answer: company.yaml has no legal.from'],
  ['question: Q, answer: A <b>B</b>', '.answer: expected Markdown, got HTML'],
  ['question: Q, table: { kind: plants }', '.table.kind: expected one of'],
  ['question: Q, answer: A, id: VAT no', '.id: expected an anchor of small letters'],
  ['question: Q, answer: A, id: s', '.id: expected an id that no other question or section has'],
])('a mistake is reported with the field of the question: %s', (fields, message) => {
  const asked = /\bid: /.test(fields) ? question(fields).replace('id: q, ', '') : question(fields);
  expect(() => pageOf(asked)).toThrow(`page.yaml:4 sections[0].questions[0]${message}`);
});

const INDEXES = ['certificates', 'marks', 'pictures'].map((name) => `build/${name}.json`);

// With pictures and lists of the sample.
it.runIf(isSample())(
  'what a company has not filled in is left out: a column, its question or its section; the others are numbered',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'prequalification-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const path of ['content', ...INDEXES])
      cpSync(path, join(folder, path), { recursive: true });
    const edit = (name: string, change: (content: Document) => void) => {
      const file = join(folder, `content/${name}.yaml`);
      const content = parseDocument(readFileSync(file, 'utf8'));
      change(content);
      writeFileSync(file, String(content));
    };
    const sections = `
  - title: Identity
    questions:
      - { id: form, question: Q, answer: '{legal.form}' }
      - { id: capital, question: Q, answer: '{legal.capital}' }
      - { id: established, question: Q, answer: '{established}' }
  - title: Plant and people
    questions:
      - { id: plant, question: Q, answer: Explained., table: { kind: plant, caption: C, columns: { name: N, number: N, capacity: C } } }
      - { id: shares, question: Q, table: { kind: shareholders, caption: C, columns: { name: N, founded: F, share: S } } }
  - title: Insurance
    questions:
      - { id: covers, question: Q, table: { kind: insurance, caption: C, columns: { cover: C, limit: L, extent: E } } }
  - title: Safety
    questions:
      - { id: lost-time, question: Q, table: { kind: lost-time, caption: C, columns: { period: P, fatalities: F, lostTime: L, rate: R, lostDays: D, severity: S } } }
      - { id: last, question: Q, answer: '{hoursSinceLostTime}, since {lastLostTime}' }
  - title: References
    questions:
      - { id: calls, question: Q, answer: On request }
`;
    writeFileSync(join(folder, 'content/prequalification.yaml'), `sections:${sections}${rest}`);
    edit('company', (company) => {
      company.set('legal', { form: 'Limited' });
      for (const key of Object.keys(company.toJS().groupCompanies)) {
        company.deleteIn(['groupCompanies', key, 'share']);
      }
    });
    edit('company-figures', (figures) => {
      for (const field of ['plant', 'insurance', 'lastLostTime']) figures.delete(field);
      figures.toJS().safety.forEach((_: unknown, index: number) => {
        figures.deleteIn(['safety', index, 'fatalities']);
      });
    });
    const module = JSON.stringify(new URL('./content.server.ts', import.meta.url).href);
    const script = `console.log(JSON.stringify((await import(${module})).readPrequalification()))`;
    const args = ['--input-type=module', '--eval', script];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const page: Prequalification = JSON.parse(stdout);
    expect(
      page.sections.map(({ number, id, questions }) => [
        `${number} ${id}`,
        ...questions.map((question) => `${question.number} ${question.id}`),
      ]),
    ).toEqual([
      ['01 identity', '1.1 form', '1.2 established'],
      ['02 plant-and-people', '2.1 shares'],
      ['03 references', '3.1 calls'],
    ]);
    const { table } = page.sections[1]?.questions[0] ?? {};
    expect(table).toMatchObject({ columns: [{ label: 'N' }, { label: 'F' }] });
  },
);
