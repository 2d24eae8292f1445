// Decision 0201 for text pages.
import { expect, it } from 'vitest';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { readPictures } from '#app/content/references.server.ts';
import { readContact } from '../contact/content.server.ts';
import { readPageGroups } from './content.server.ts';
import { parseTextPage } from './read-text-page.server.ts';

const [card] = readContact().cards;
const { company } = readPageGroups();

const article = `kind: article
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
    - { label: A, to: /contact, text: a }
    - { label: B, to: /search, text: b }
`;

const parsed = (text: string) => parseTextPage('/vision', text);
const withBody = (body: string) => article.replace('body: Text', `body: ${body}`);
const withBlock = (block: string) => article.replace('kind: prose\n        body: Text', block);
const withTable = (fields: string) => withBlock(`kind: table\n        caption: C\n${fields}`);
const withBars = (bars: string) =>
  withTable(`        bars: ${bars}
        columns: [{ label: A }, { label: B }, { label: C }]
        rows: [[a, 8 min, '6:30'], [b, '–', 10 min]]`);
const withTargets = (today: string, target: string) =>
  withBlock(`kind: targets
        labels: { today: Today, target: '2030' }
        items: [{ measure: M, today: ${today}, target: ${target}, responsible: R }]`);
const withModel = (x: number, y: number) =>
  article.replace(
    'sections:',
    `opening:
  kind: model
  title: T
  picture: ${Object.keys(readPictures())[0]}
  callouts: [{ number: '1', at: [${x}, ${y}], title: T, text: t }]
sections:`,
  );

it('a text page has an anchor for each section, HTML for its Markdown, and filled placeholders', () => {
  const text = withBody('We are {shortName}').replace('title: First', 'title: First & last');
  const body = `<p>We are ${factsAndFigures.valueFor('shortName')}</p>\n`;
  expect(parsed(text)).toMatchObject({
    sections: [{ id: 'first-last', blocks: [{ body }] }],
    group: { label: company.label, to: company.to },
    end: { desk: { id: card?.id } },
  });
});

const other = Object.entries(readPictures()).find(([, { alt }]) => alt !== company.picture.alt);

it.runIf(other)('a text page has the banner picture it names, or the one of its group', () => {
  const [name, picture] = other ?? [];
  const page = parsed(article.replace('meta:', `picture: ${name}\nmeta:`));
  expect(page.picture).toEqual(picture);
  expect(page.group).not.toHaveProperty('picture');
  expect(parsed(article).picture).toEqual(company.picture);
});

const longest = { whole: 0, part: 100 };

it.each([
  [
    'the bar of a column',
    withBars('[2]'),
    { bars: { column: 1, lengths: [longest, { whole: 0, part: 0 }] } },
  ],
  [
    'the bar of two columns',
    withBars('[2, 3]'),
    { bars: { column: 2, lengths: [{ whole: 80, part: 65 }, longest] } },
  ],
  [
    'the shares of targets',
    withTargets('3 of 9', '58 %'),
    { items: [{ today: { part: 3 / 9 }, target: { part: 0.58 } }] },
  ],
])('a text page computes %s from its figures', (_, text, block) => {
  expect(parsed(text)).toMatchObject({ sections: [{ blocks: [block] }] });
});

const block = 'sections[0].blocks[0]';
it.each([
  ['figure', withBody('We are {heads}'), `10 ${block}.body: unknown placeholder {heads}: expected`],
  ['kind', article.replace('kind: prose', 'kind: poem'), `9 ${block}.kind:`],
  ['link', withBody('See [us](/nowhere)'), `10 ${block}.body: expected the address of a page`],
  ['markup', withBody('A <b>bold</b> word'), 'expected Markdown, got HTML'],
  ['desk', article.replace(/desk: \d+/, 'desk: 9999'), '12 end.desk: expected the id of a card'],
  [
    'row',
    withTable('        columns: [{ label: A }, { label: B }]\n        rows: [[a, b], [c]]'),
    `${block}.rows[1]: expected 2 cells, one per column, got 1`,
  ],
  ['bar', withBars('[4]'), `${block}.bars: expected columns up to 3`],
  [
    'target',
    withTargets('3 of 9', 'most'),
    'items[0].target: expected a number, a percentage or a',
  ],
  ['share', withTargets('3 of 9', "'12'"), 'items[0].target: expected a share where today’s value'],
  ['point in a picture', withModel(50, 101), '10 opening.callouts[0].at[1]:'],
  [
    'second section of a title',
    article.replace('end:', '  - title: First\n    blocks: [{ kind: prose, body: B }]\nend:'),
    'sections[1].title: expected a unique title',
  ],
])('a text page reports file, line and field of an invalid %s', (_, text, message) => {
  expect(() => parsed(text)).toThrow(message);
  expect(() => parsed(text)).toThrow(/^content\/pages\/vision\.yaml:\d+ /);
});
