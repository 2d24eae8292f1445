import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockView } from './block-view.tsx';
import type { Block } from './content.server.ts';

const shown = (block: Block) => renderToStaticMarkup(<BlockView block={block} />);

/** Numbers that a pattern finds, such as the lengths of bars. */
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => Number.parseFloat(value));

describe('a block', () => {
  it.each([
    ['spread', '<ol'],
    ['tick', '<ul'],
    ['dash', '<ul'],
  ] as const)('has a list marked %s in %s', (marks, tag) => {
    const html = shown({ kind: 'list', marks, items: ['One <em>thing</em>', 'Another'] });
    expect(html).toContain(tag);
    expect(html).toContain('One <em>thing</em>');
  });

  it('heads a row of a table by its first cell, and draws a bar before one figure', () => {
    const html = shown({
      kind: 'table',
      caption: 'Caption',
      columns: [
        { label: 'Drill', figures: false },
        { label: 'Time', figures: true },
      ],
      rows: [['Muster', '6:40']],
      bars: { column: 1, lengths: [{ whole: 80, part: 67 }] },
    });
    expect(html).toContain('<caption');
    expect(html).toMatch(/<th scope="row"[^>]*><span>Muster<\/span><\/th>/);
    expect(html).toMatch(/width="80%".*width="67%".*6:40/);
  });

  it('draws people by trade, the longest bar at full width', () => {
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

  it('numbers steps that have no mark of their own', () => {
    const items = [
      { title: 'First', text: 'a' },
      { mark: 'Day 2', title: 'Second', text: 'b' },
    ];
    expect(shown({ kind: 'steps', layout: 'line', items })).toMatch(/>01<.*>Day 2</);
  });

  it('folds the later ones of many steps, and counts on; of fewer it keeps one list', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ title: `S${index}`, text: 'a' }));
    const html = (from: number) =>
      shown({ kind: 'steps', layout: 'line', items: items.slice(from) });
    expect(html(0)).toMatch(/S3.*<details.*start="5".*>05<.*S4.*S8.*<\/details>/);
    expect(html(1)).toMatch(/S1.*S8.*<\/ol><details.*Show 5 more.*<\/details>/);
    expect(html(5)).not.toContain('<details');
  });

  it('draws shares to 100 per cent, and other numbers not at all', () => {
    const value = (label: string, part: number, isShare = true) => ({ label, part, isShare });
    const share = { today: value('3 of 9', 1 / 3), target: value('50 %', 0.5) };
    const number = { today: value('0.4', 0.4, false), target: value('0', 0, false) };
    const html = shown({
      kind: 'targets',
      labels: { today: 'Today', target: '2030' },
      items: [
        { measure: 'A', ...share, responsible: 'R' },
        { measure: 'B', ...number, responsible: 'R' },
      ],
    });
    expect(valuesOf(html, /width="([^"]+)" y="25%"/g)).toEqual([expect.closeTo(33.33)]);
    expect(valuesOf(html, /x1="([^"]+)"/g)).toEqual([50]);
  });
});
