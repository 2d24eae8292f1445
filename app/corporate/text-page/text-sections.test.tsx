import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from './blocks/content.server.ts';
import { TextSections } from './text-sections.tsx';

const picture = (width: number, height: number): Block => ({
  kind: 'picture',
  caption: 'Caption',
  picture: {
    alt: 'A tank',
    width,
    height,
    colour: '#888888',
    focus: [0.5, 0.5],
    sources: { avif: [{ src: '/a.avif', width }], fallback: { src: '/a.webp', width } },
  },
});

const shown = (...blocks: Block[]) =>
  renderToStaticMarkup(<TextSections sections={[{ id: 'a', title: 'Title', blocks }]} />);

const prose: Block = { kind: 'prose', body: '<p>Text</p>' };

it('a wide picture at the beginning of a section stands above its title, others below', () => {
  const isAbove = (html: string) => html.indexOf('<figure') < html.indexOf('<h2');
  expect(isAbove(shown(picture(2400, 1200), prose))).toBe(true);
  expect(isAbove(shown(picture(1000, 1000), prose))).toBe(false);
  expect(isAbove(shown(picture(1000, 500), prose))).toBe(false);
  expect(isAbove(shown(prose, picture(2400, 1200)))).toBe(false);
});

it('a picture that stands above the title is not shown again', () => {
  expect(shown(picture(2400, 1200), prose).split('<figure')).toHaveLength(2);
});

it('the figure of a section follows its title, with what it counts', () => {
  const html = renderToStaticMarkup(
    <TextSections
      sections={[{ id: 'a', title: 'Title', figure: '78', unit: 'days lost', blocks: [prose] }]}
    />,
  );
  const text = html.replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/Title\s+78\s+days lost\s+Text/);
});

it('short sections after each other share a ground', () => {
  const table: Block = { kind: 'table', caption: 'Caption', columns: [], rows: [] };
  const kinds = [prose, prose, table, prose, table];
  const html = renderToStaticMarkup(
    <TextSections
      sections={kinds.map((block, index) => ({ id: `s${index}`, title: 'Title', blocks: [block] }))}
    />,
  );
  const grounds = [...html.matchAll(/<section[^>]*class="([^"]*)"/g)].map(([, names = '']) =>
    names.split(' ').includes('sunk') ? 'sunk' : 'plain',
  );
  expect(grounds).toEqual(['plain', 'plain', 'sunk', 'plain', 'sunk']);
});

it('two short sections with figures after each other face each other on one ground', () => {
  const table: Block = { kind: 'table', caption: 'Caption', columns: [], rows: [] };
  const counted = (block: Block) => ({ figure: '5', blocks: [block] });
  const sections = [
    { blocks: [table] },
    counted(prose),
    counted(prose),
    counted(prose),
    { blocks: [prose] },
    counted(table),
  ].map((section, index) => ({ id: `s${index}`, title: 'Title', ...section }));
  const html = renderToStaticMarkup(<TextSections sections={sections} />);
  const classes = [...html.matchAll(/<section[^>]*class="([^"]*)"/g)].map(([, names = '']) =>
    names.split(' ').filter((name) => ['plain', 'sunk', 'facing', 'continues'].includes(name)),
  );
  expect(classes).toEqual([
    ['plain'],
    ['sunk', 'facing'],
    ['sunk', 'facing'],
    ['plain'],
    ['sunk'],
    ['plain'],
  ]);
});

it('a figure has a column beside narrow text, and comes before the title of wide blocks', () => {
  const table: Block = { kind: 'table', caption: 'Caption', columns: [], rows: [] };
  const sections = [
    [prose, table],
    [table, prose],
  ].map((blocks, index) => ({ id: `s${index}`, title: 'Title', figure: '5', blocks }));
  const html = renderToStaticMarkup(<TextSections sections={sections} />);
  const forms = [...html.matchAll(/<section[^>]*class="([^"]*)"/g)].map(([, names = '']) =>
    names.split(' ').find((name) => ['column', 'counted'].includes(name)),
  );
  expect(forms).toEqual(['column', 'counted']);
});

it('sections have numbers on pages with a table of contents only', () => {
  const numbersOf = (count: number) => {
    const sections = Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      title: 'Title',
      blocks: [prose],
    }));
    const html = renderToStaticMarkup(<TextSections sections={sections} />);
    return html.match(/(?<=>)\d\d(?=<)/g) ?? [];
  };
  expect(numbersOf(4)).toEqual([]);
  expect(numbersOf(5)).toEqual(['01', '02', '03', '04', '05']);
});
