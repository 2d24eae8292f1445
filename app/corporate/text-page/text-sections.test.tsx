import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { samplePicture } from '#app/ui/picture/sample-picture.ts';
import type { Block, TextSection } from './blocks/content.server.ts';
import { TextSections } from './text-sections.tsx';

const picture = (width: number, height: number): Block => ({
  kind: 'picture',
  caption: 'Caption',
  picture: { ...samplePicture, width, height },
});
const prose: Block = { kind: 'prose', body: '<p>Text</p>' };
const table: Block = { kind: 'table', caption: 'Caption', columns: [], rows: [] };

type Shown = Pick<TextSection, 'figure' | 'unit' | 'blocks'>;

const section = (...blocks: Block[]): Shown => ({ blocks });
const counted = (block: Block): Shown => ({ figure: '5', blocks: [block] });

function html(...sections: Shown[]): string {
  const shown = sections.map((each, index) => ({ id: `s${index}`, title: 'Title', ...each }));
  return renderToStaticMarkup(<TextSections sections={shown} />);
}

it.each([
  ['above the title if it begins the section and is wide', [picture(2400, 1200), prose], true],
  ['below the title if it is square', [picture(1000, 1000), prose], false],
  ['below the title if it is small', [picture(1000, 500), prose], false],
  ['below the title if it follows text', [prose, picture(2400, 1200)], false],
] as const)('a picture is shown once, %s', (_, blocks, isAbove) => {
  const shown = html(section(...blocks));
  expect(shown.indexOf('<figure') < shown.indexOf('<h2')).toBe(isAbove);
  expect(shown.split('<figure')).toHaveLength(2);
});

it('the figure of a section follows its title, with what it counts', () => {
  const text = html({ figure: '78', unit: 'days lost', blocks: [prose] }).replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/Title\s+78\s+days lost\s+Text/);
});

const two = 'sunk counted facing';

it.each([
  [
    'short ones share a ground',
    [prose, prose, table, prose, table].map((block) => section(block)),
    ['plain', 'plain continues', 'sunk', 'plain', 'sunk'],
  ],
  [
    'two short ones with figures face each other on one ground',
    [section(table), ...[prose, prose, prose, table].map(counted)],
    ['plain', two, two, 'plain counted', 'sunk counted'],
  ],
])('of sections after each other, %s', (_, sections, expected) => {
  const bands = [...html(...sections).matchAll(/<section[^>]*class="([^"]*)"/g)].map(([, names]) =>
    names?.match(/\b(?:plain|sunk|counted|facing|continues)\b/g)?.join(' '),
  );
  expect(bands).toEqual(expected);
});

it.each([
  [4, []],
  [5, ['01', '02', '03', '04', '05']],
])('%i sections have the numbers %j, as only long pages have contents', (count, numbers) => {
  const shown = html(...Array.from({ length: count }, () => section(prose)));
  expect(shown.match(/(?<=>)\d\d(?=<)/g) ?? []).toEqual(numbers);
});
