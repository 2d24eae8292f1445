import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockView } from './block-view.tsx';
import type { Block } from './content.server.ts';

const shown = (block: Block) => renderToStaticMarkup(<BlockView block={block} />);

describe('a block', () => {
  it('uses an ordered list only for numbers as marks', () => {
    const items = ['One <em>thing</em>', 'Another'];
    expect(shown({ kind: 'list', marks: 'number', items })).toContain('<ol');
    expect(shown({ kind: 'list', marks: 'tick', items })).toContain('<ul');
    expect(shown({ kind: 'list', marks: 'dash', items })).toContain('One <em>thing</em>');
  });

  it('uses the first cell of a table row as its header', () => {
    const html = shown({
      kind: 'table',
      caption: 'Caption',
      columns: [
        { label: 'Year', figures: false },
        { label: 'Hours', figures: true },
      ],
      rows: [
        ['2023', '10'],
        ['2024', '20'],
      ],
    });
    expect(html).toContain('<caption');
    expect(html).toMatch(/<th scope="row"[^>]*><span>2023<\/span><\/th>/);
  });

  it('draws a bar before the figures of one column of a table', () => {
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
    expect(html.match(/width="(\d+%)"/g)).toEqual(['width="80%"', 'width="67%"']);
    expect(html).toContain('6:40');
  });

  it('draws people by trade without style attributes, the longest bar at full width', () => {
    const html = shown({
      kind: 'headcount',
      caption: 'Caption',
      columns: { trade: 'Trade', people: 'People', saudis: 'Saudis', share: 'Share' },
      trades: [
        { id: 'steel', name: 'Steel', people: 50, saudis: 10 },
        { id: 'office', name: 'Office', people: 20, saudis: 15 },
      ],
    });
    expect(html).not.toContain('style=');
    expect(html.match(/width="(\d+%)"/g)).toEqual([
      'width="100%"',
      'width="20%"',
      'width="40%"',
      'width="30%"',
    ]);
    expect(html).toContain('75 %');
  });

  it('numbers steps that have no mark of their own', () => {
    const html = shown({
      kind: 'steps',
      layout: 'line',
      items: [
        { title: 'First', text: 'a' },
        { mark: 'Day 2', title: 'Second', text: 'b' },
      ],
    });
    expect(html).toContain('>01<');
    expect(html).toContain('>Day 2<');
  });

  it('folds the later ones of many steps, and counts on; of fewer it keeps one list', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ title: `S${index}`, text: 'a' }));
    const html = shown({ kind: 'steps', layout: 'line', items });
    expect(html).toMatch(/S3.*<details.*start="5".*>05<.*S4.*S8.*<\/details>/);
    const fewer = shown({ kind: 'steps', layout: 'line', items: items.slice(1) });
    expect(fewer).toMatch(/S1.*S8.*<\/ol><details.*Show 5 more.*<\/details>/);
    expect(shown({ kind: 'steps', layout: 'line', items: items.slice(5) })).not.toContain(
      '<details',
    );
  });

  it('draws shares to 100 per cent, and other numbers not at all', () => {
    const value = (label: string, part: number, isShare = true) => ({ label, part, isShare });
    const html = shown({
      kind: 'targets',
      labels: { today: 'Today', target: '2030' },
      items: [
        {
          measure: 'A',
          today: value('3 of 9', 1 / 3),
          target: value('50 %', 0.5),
          responsible: 'R',
        },
        {
          measure: 'B',
          today: value('0.4', 0.4, false),
          target: value('0', 0, false),
          responsible: 'R',
        },
      ],
    });
    const bars = [...html.matchAll(/width="([^"]+)" y="25%"/g)].map(([, width = '']) =>
      Number.parseFloat(width),
    );
    expect(bars).toEqual([expect.closeTo(33.33)]);
    expect([...html.matchAll(/x1="([^"]+)"/g)].map(([, x]) => x)).toEqual(['50%']);
  });
});
