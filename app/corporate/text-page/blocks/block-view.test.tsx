import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlockView } from './block-view.tsx';
import type { Block } from './content.server.ts';

const shown = (block: Block) => renderToStaticMarkup(<BlockView block={block} />);

/** Numbers that a pattern finds, such as the lengths of bars. */
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => Number.parseFloat(value));

it.each([
  ['spread', '<ol'],
  ['tick', '<ul'],
  ['dash', '<ul'],
] as const)('a list marked %s is in %s', (marks, tag) => {
  const html = shown({ kind: 'list', marks, items: ['One <em>thing</em>', 'Another'] });
  expect(html).toContain(tag);
  expect(html).toContain('One <em>thing</em>');
});

it('a table heads a row by its first cell, and draws a bar before one figure', () => {
  const html = shown({
    kind: 'table',
    caption: 'Caption',
    columns: ['Drill', 'Time'].map((label) => ({ label, figures: label === 'Time' })),
    rows: [['Muster', '6:40']],
    bars: { column: 1, lengths: [{ whole: 80, part: 67 }] },
  });
  expect(html).toContain('<caption');
  expect(html).toMatch(/<th scope="row"[^>]*><span>Muster<\/span><\/th>/);
  expect(html).toMatch(/width="80%".*width="67%".*6:40/);
});

it('people are drawn by trade, the longest bar at full width', () => {
  const html = shown({
    kind: 'headcount',
    caption: 'Caption',
    columns: { trade: 'Trade', people: 'People', saudis: 'Saudis', share: 'Share' },
    trades: [
      { id: 'steel', name: 'Steel', people: 50, saudis: 10 },
      { id: 'office', name: 'Office', people: 20, saudis: 15 },
    ],
  });
  expect(valuesOf(html, /width="(\d+%)"/g)).toEqual([100, 20, 40, 30]);
  expect(html).toContain('75%');
});

it('steps without a mark are numbered; the later ones of many are folded, and counted on', () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    title: `S${index}`,
    text: 'a',
    ...(index === 1 && { mark: 'Day 2' }),
  }));
  const html = (from: number) => shown({ kind: 'steps', layout: 'line', items: items.slice(from) });
  expect(html(0)).toMatch(/>01<.*>Day 2<.*S3.*<details.*start="5".*>05<.*S4.*S8.*<\/details>/);
  expect(html(1)).toMatch(/S1.*S8.*<\/ol><details.*Show 5 more.*<\/details>/);
  expect(html(5)).not.toContain('<details');
});

it('shares are drawn to 100 per cent, and other numbers not at all', () => {
  const value = (label: string, part: number, isShare = true) => ({ label, part, isShare });
  const share = { today: value('3 of 9', 1 / 3), target: value('50 %', 0.5) };
  const number = { today: value('0.4', 0.4, false), target: value('0', 0, false) };
  const items = [share, number].map((each) => ({ ...each, measure: 'A', responsible: 'R' }));
  const html = shown({ kind: 'targets', labels: { today: 'Today', target: '2030' }, items });
  expect(valuesOf(html, /width="([^"]+)" y="25%"/g)).toEqual([expect.closeTo(33.33)]);
  expect(valuesOf(html, /x1="([^"]+)"/g)).toEqual([50]);
});
