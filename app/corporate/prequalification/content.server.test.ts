// The answers to clients' questionnaires: computed ones equal the portfolio's, missing ones disappear.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
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

describe('derived figures', () => {
  const { records } = readPortfolio();
  const { count, total } = summarise(records);
  const sumOf = (rows: string[][], column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column]?.replaceAll(',', '')), 0);

  it('by year add up to the totals of the portfolio', () => {
    const rows = rowsOf(
      '{ kind: contracts-by-year, caption: C, total: All, columns: { year: Y, contracts: N, value: V, largest: L, running: R } }',
    );
    const all = rows.at(-1);
    const years = rows.slice(0, -1);
    const largest = sarMillions(Math.max(...records.map(({ value }) => Number(value))));
    expect(all).toEqual(['All', String(count), sarMillions(total), largest, sarMillions(total)]);
    expect(years.map(([year]) => Number(year))).toEqual(
      [...new Set(records.map(({ year }) => year))].toSorted((a, b) => a - b),
    );
    expect(sumOf(years, 1)).toBe(count);
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
    expect(sumOf(sizes, 1)).toBe(count);
    const small = records.filter(({ value }) => Number(value) <= 1e6);
    const [first] = small.length > 0 ? sizes : [];
    expect(first?.slice(0, 3)).toEqual(
      first && ['to 1', String(small.length), sarMillions(summarise(small).total)],
    );
    const clients = rowsOf(
      '{ kind: contracts-by-client, caption: C, columns: { client: C, sector: S, contracts: N, value: V, year: Y } }',
    );
    expect(sumOf(clients, 2)).toBe(count);
    expect(clients).toHaveLength(new Set(records.map(({ client }) => client)).size);
  });

  it('named in answers are those of the portfolio', () => {
    const values = records.map(({ value }) => Number(value));
    const { valueFor } = factsAndFigures;
    if (count === 0) return expect(valueFor('averageContractMillions')).toBeUndefined();
    expect(valueFor('portfolioMillions')).toBe(sarMillions(total));
    expect(valueFor('largestContractMillions')).toBe(sarMillions(Math.max(...values)));
    expect(valueFor('averageContractMillions')).toBe(sarMillions(total / count));
  });
});

const field = 'sections[0].questions[0]';

it.each([
  ['question: Q', `page.yaml:4 ${field}: expected \`answer\` or \`table\`, or both`],
  ["question: Q, answer: 'We are {heads}'", `${field}.answer: unknown placeholder {heads}`],
  ["question: Q, answer: '{legal.from}'", `${field}.answer: company.yaml has no legal.from`],
  ['question: Q, answer: A <b>B</b>', 'got HTML'],
  ['question: Q, table: { kind: plants }', 'did you mean "plant"?'],
])('a mistake is reported with the field of the question: %s', (fields, message) => {
  expect(() => pageOf(question(fields))).toThrow(message);
});

it.each([
  ['VAT no', 'expected an anchor of small letters'],
  ['s', 'expected an id that no other question or section has, got "s"'],
])('a question cannot have the id %s', (id, message) => {
  const asked = question('question: Q, answer: A').replace('id: q', `id: ${id}`);
  expect(() => pageOf(asked)).toThrow(`sections[0].questions[0].id: ${message}`);
});

describe('what a company has not filled in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prequalification-'));
  let page: Prequalification;

  const edit = (name: string, change: (content: Document) => void) => {
    const file = join(folder, `content/${name}.yaml`);
    const content = parseDocument(readFileSync(file, 'utf8'));
    change(content);
    writeFileSync(file, String(content));
  };

  const source = `
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

  beforeAll(() => {
    for (const path of ['content', 'certificates', 'marks', 'pictures']) {
      const file = path === 'content' ? path : `build/${path}.json`;
      cpSync(file, join(folder, file), { recursive: true });
    }
    writeFileSync(join(folder, 'content/prequalification.yaml'), `sections:${source}${rest}`);
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
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `console.log(JSON.stringify((await import(${module})).readPrequalification()))`,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    page = JSON.parse(stdout);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('leaves out its question or its section; the others are numbered without gaps', () => {
    const shown = page.sections.map(({ number, id, questions }) => [
      `${number} ${id}`,
      ...questions.map((question) => `${question.number} ${question.id}`),
    ]);
    expect(shown).toEqual([
      ['01 identity', '1.1 form', '1.2 established'],
      ['02 plant-and-people', '2.1 shares'],
      ['03 references', '3.1 calls'],
    ]);
  });

  it('leaves out a column that no row has a value for', () => {
    const { table } = page.sections[1]?.questions[0] ?? {};
    expect(table).toMatchObject({ columns: [{ label: 'N' }, { label: 'F' }] });
  });
});
