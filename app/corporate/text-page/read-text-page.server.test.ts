// Decision 0201 for text pages.
import { describe, expect, it } from 'vitest';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPictures } from '#app/content/references.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { readContact } from '../contact/content.server.ts';
import { readPageGroups } from './content.server.ts';
import { parseTextPage } from './read-text-page.server.ts';

const [card] = readContact().cards;
const { company } = readPageGroups();

const article = `kind: article
path: /vision
group: company
meta: { title: T, description: D }
title: Title
lead: Lead
sections:
  - title: First
    blocks:
      - kind: prose
        body: Text
end:
  desk: ${card?.id}
  ask: Ask
  related:
    - { label: A, to: /mission, text: a }
    - { label: B, to: /vision, text: b }
`;

function errorOf(text: string): string {
  try {
    parseTextPage('/vision', text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('a text page', () => {
  it('has an anchor for each section and HTML for its Markdown', () => {
    const page = parseTextPage('/vision', article.replace('title: First', 'title: First & last'));
    expect(page).toMatchObject({
      sections: [{ id: 'first-last', blocks: [{ body: '<p>Text</p>\n' }] }],
      group: { label: company.label, to: company.to },
      picture: company.picture,
      end: { desk: { id: card?.id } },
    });
  });

  it('has the banner picture it names, or the one of its group', () => {
    const own = ([, { alt }]: [string, PictureData]) => alt !== company.picture.alt;
    const [name, picture] = Object.entries(readPictures()).find(own) ?? [];
    const page = parseTextPage('/vision', article.replace('meta:', `picture: ${name}\nmeta:`));
    expect(page.picture).toEqual(picture);
    expect(page.group).not.toHaveProperty('picture');
    expect(parseTextPage('/vision', article).picture).toEqual(company.picture);
  });

  it('has its figure placeholders filled in', () => {
    const page = parseTextPage(
      '/vision',
      article.replace('body: Text', 'body: We are {headcount}'),
    );
    expect(page).toMatchObject({
      sections: [
        { blocks: [{ body: `<p>We are ${factsAndFigures.valueFor('headcount')}</p>\n` }] },
      ],
    });
  });

  it('reports file and line of an unknown figure', () => {
    expect(errorOf(article.replace('body: Text', 'body: We are {heads}'))).toMatch(
      /^content\/pages\/vision\.yaml:11 sections\[0\]\.blocks\[0\]\.body: unknown placeholder \{heads\}: expected one of \{/,
    );
  });

  it('reports the field of an invalid kind, link, markup, desk or row', () => {
    expect(errorOf(article.replace('kind: prose', 'kind: poem'))).toContain(
      'vision.yaml:10 sections[0].blocks[0].kind:',
    );
    expect(errorOf(article.replace('body: Text', 'body: See [us](/nowhere)'))).toContain(
      'vision.yaml:11 sections[0].blocks[0].body: expected the address of a page',
    );
    expect(errorOf(article.replace('body: Text', 'body: A <b>bold</b> word'))).toContain(
      'expected Markdown, got HTML',
    );
    expect(errorOf(article.replace(/desk: \d+/, 'desk: 9999'))).toContain(
      'vision.yaml:13 end.desk: expected the id of a card in contact.yaml',
    );
    const table = `kind: table
        caption: C
        columns: [{ label: A }, { label: B }]
        rows: [[a, b], [c]]`;
    expect(errorOf(article.replace('kind: prose\n        body: Text', table))).toContain(
      'sections[0].blocks[0].rows[1]: expected 2 cells, one per column, got 1',
    );
  });

  it('computes the bars of a table from its figures, and reports a column that it lacks', () => {
    const table = (bars: string) =>
      article.replace(
        'kind: prose\n        body: Text',
        `kind: table
        caption: C
        bars: ${bars}
        columns: [{ label: A }, { label: B }, { label: C }]
        rows: [[a, 8 min, '6:30'], [b, '–', 10 min]]`,
      );
    const withBars = (column: number, lengths: { whole: number; part: number }[]) => ({
      sections: [{ blocks: [{ bars: { column, lengths } }] }],
    });
    const [empty, longest] = [
      { whole: 0, part: 0 },
      { whole: 0, part: 100 },
    ];
    expect(parseTextPage('/vision', table('[2]'))).toMatchObject(withBars(1, [longest, empty]));
    expect(parseTextPage('/vision', table('[2, 3]'))).toMatchObject(
      withBars(2, [{ whole: 80, part: 65 }, longest]),
    );
    expect(errorOf(table('[4]'))).toContain('blocks[0].bars: expected columns up to 3');
  });

  it('reports a target that is no number, and a point outside its picture', () => {
    const targets = (today: string, target: string) => `kind: targets
        labels: { today: Today, target: '2030' }
        items: [{ measure: M, today: ${today}, target: ${target}, responsible: R }]`;
    const withTargets = (today: string, target: string) =>
      article.replace('kind: prose\n        body: Text', targets(today, target));
    expect(parseTextPage('/vision', withTargets('3 of 9', '58 %'))).toMatchObject({
      sections: [{ blocks: [{ items: [{ today: { part: 3 / 9 }, target: { part: 0.58 } }] }] }],
    });
    expect(errorOf(withTargets('3 of 9', 'most'))).toContain(
      'items[0].target: expected a number, a percentage or a part, such as',
    );
    expect(errorOf(withTargets('3 of 9', "'12'"))).toContain(
      'items[0].target: expected a share where today’s value is one',
    );
    const [picture] = Object.keys(readPictures());
    const model = `opening:
  kind: model
  title: T
  picture: ${picture}
  callouts: [{ number: '1', at: [50, 101], title: T, text: t }]
sections:`;
    expect(errorOf(article.replace('sections:', model))).toMatch(
      /vision\.yaml:11 opening\.callouts\[0\]\.at\[1\]:/,
    );
  });

  it('must have the path of its file name and unique section titles', () => {
    expect(errorOf(article.replace('path: /vision', 'path: /visions'))).toContain(
      'path: expected "/vision", as in the file name',
    );
    const twice = article.replace(
      'end:',
      '  - title: First\n    blocks: [{ kind: prose, body: B }]\nend:',
    );
    expect(errorOf(twice)).toContain('sections[1].title: expected a unique title');
  });
});
