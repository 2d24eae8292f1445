// Spec §2.4, §9 and decision 0201, for pages made of text.
import { describe, expect, it } from 'vitest';
import { readFigures } from './figures.server.ts';
import { parseTextPage, readTextPage, textPagePaths } from './text-pages.server.ts';

const pages = [...textPagePaths()].map((path) => readTextPage(path));

const article = `kind: article
path: /vision
family: company
meta: { title: T, description: D }
title: Title
lead: Lead
sections:
  - title: First
    blocks:
      - kind: prose
        body: Text
end:
  desk: 6
  ask: Ask
  related:
    - { label: A, to: /mission, text: a }
    - { label: B, to: /vision, text: b }
`;

function refusal(text: string): string {
  try {
    parseTextPage('/vision', text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('the pages', () => {
  it('§2.4 our history has its five years', () => {
    const history = pages.find(({ kind }) => kind === 'timeline');
    if (history?.kind !== 'timeline') throw new Error('There is no timeline');
    expect(history.entries.map(({ year }) => year)).toEqual([1986, 2001, 2007, 2009, 2022]);
  });

  it('§9 the human rights policy has 15 sections', () => {
    const policy = pages.find(({ kind }) => kind === 'human-rights');
    if (policy?.kind !== 'human-rights') throw new Error('There is no human rights policy');
    expect(policy.clauses).toHaveLength(15);
    expect(policy.signature.post).toBe('Vice President');
  });

  it('§2.4 the organizational chart begins with the Vice President', () => {
    const chart = pages.find(({ kind }) => kind === 'chart');
    if (chart?.kind !== 'chart') throw new Error('There is no chart');
    expect(chart.chart.root.post).toEqual(['Vice President']);
  });

  it('name a figure in one form everywhere', () => {
    const { headcount, saudis, recordableRate } = readFigures();
    expect({ headcount, saudis, recordableRate }).toEqual({
      headcount: '624',
      saudis: '164',
      recordableRate: '0.44',
    });
    expect(JSON.stringify(pages)).not.toMatch(/\{\w+\}/);
  });
});

describe('a page made of text', () => {
  it('gives each section an anchor and its Markdown as HTML', () => {
    const page = parseTextPage('/vision', article.replace('title: First', 'title: First & last'));
    expect(page).toMatchObject({
      sections: [{ id: 'first-last', blocks: [{ body: '<p>Text</p>\n' }] }],
      family: { label: 'About Us' },
      end: { desk: { title: 'Company address' } },
    });
  });

  it('names file and line of a figure that does not exist', () => {
    expect(refusal(article.replace('body: Text', 'body: We are {heads}'))).toMatch(
      /^content\/en\/pages\/vision\.yaml:11 expected one of headcount, .*, got "heads"$/,
    );
  });

  it('names the field of a wrong kind, link, desk or row', () => {
    expect(refusal(article.replace('kind: prose', 'kind: poem'))).toContain(
      'vision.yaml:10 sections[0].blocks[0].kind:',
    );
    expect(refusal(article.replace('body: Text', 'body: See [us](/nowhere)'))).toContain(
      'vision.yaml:11 sections[0].blocks[0].body: expected a path',
    );
    expect(refusal(article.replace('body: Text', 'body: A <b>bold</b> word'))).toContain(
      'expected Markdown, got HTML',
    );
    expect(refusal(article.replace('desk: 6', 'desk: 60'))).toContain(
      'vision.yaml:13 end.desk: expected the id of a card in contact.yaml',
    );
    const table = `kind: table
        caption: C
        columns: [{ label: A }, { label: B }]
        rows: [[a, b], [c]]`;
    expect(refusal(article.replace('kind: prose\n        body: Text', table))).toContain(
      'sections[0].blocks[0].rows[1]: expected 2 cells, one per column, got 1',
    );
  });

  it('stands at the path its file is named after, with sections that differ', () => {
    expect(refusal(article.replace('path: /vision', 'path: /visions'))).toContain(
      'path: expected "/vision", after which the file is named',
    );
    const twice = article.replace(
      'end:',
      '  - title: First\n    blocks: [{ kind: prose, body: B }]\nend:',
    );
    expect(refusal(twice)).toContain('sections[1].title: expected a title that differs');
  });
});
