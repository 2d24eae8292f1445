import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { drawing, parseDrawing } from './content.server.ts';
import { Drawing } from './drawing.tsx';

const mark = (number: number) => `<g class="mark"><circle r="8"/><text>${number}</text></g>`;
const svg = (inside: string) => `<svg viewBox="0 0 360 200">\n${inside}\n</svg>\n`;

const itInArabic = it.runIf(LANGUAGES.some(({ code }) => code === 'ar'));

async function inArabic() {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.resetModules();
  vi.stubEnv('LANGUAGE', 'ar');
  return await import('./content.server.ts');
}

describe('a drawing', () => {
  it('is parsed to its elements without line breaks, its height and its number of marks', () => {
    const source = svg(`<path class="outline" d="M0 0h9"/>\n  ${mark(1)}\n${mark(2)}`);
    expect(parseDrawing('a.svg', source)).toEqual({
      height: 200,
      marks: 2,
      svg: `<path class="outline" d="M0 0h9"/>${mark(1)}${mark(2)}`,
    });
  });

  itInArabic('has its times in words in Arabic, and its codes as they are', async () => {
    const arabic = await inArabic();
    const texts = ['7 d', '≤ 14 d', '12 mo', '4 h', 'No. 7', '13.5 m'];
    const source = svg(texts.map((words) => `<text>${words}</text>`).join(''));
    const words = arabic.parseDrawing('a.svg', source).svg.replaceAll('\u200f', '');
    expect(words.match(/[^<>]+(?=<\/text>)/g)?.join(', ')).toBe(
      '7 أيام, حتى 14 يومًا, 12 شهرًا, 4 ساعات, رقم 7, 13.5 m',
    );
  });

  itInArabic(
    'runs from right to left in Arabic if it follows the text, whose letters stay as they are',
    async () => {
      const inside =
        '<path class="thin" d="M0 0h9"/><text x="18.2" y="9">1</text>' +
        '<text x="20" text-anchor="middle" transform="rotate(-90 20 9)">2</text>';
      const source = svg(inside).replace('<svg', '<svg data-flow="text"');
      expect(parseDrawing('a.svg', source).svg).toBe(inside);
      const arabic = await inArabic();
      expect(arabic.parseDrawing('a.svg', svg(inside)).svg).toBe(inside);
      expect(arabic.parseDrawing('a.svg', source).svg).toBe(
        '<g transform="matrix(-1 0 0 1 360 0)"><path class="thin" d="M0 0h9"/>' +
          '<text x="18.2" y="9" text-anchor="end" transform="matrix(-1 0 0 1 36.4 0)">1</text>' +
          '<text x="20" text-anchor="middle" transform="matrix(-1 0 0 1 40 0) rotate(-90 20 9)">2</text></g>',
      );
    },
  );

  it.each([
    ['<g data-flow="text"/>', 'expected data-flow="text" of <svg>, got "text" of <g>'],
    ['<script>x()</script>', 'a.svg:2 expected svg, g, path'],
    ['<path onclick="x()"/>', 'expected geometry and a class, got onclick="x()"'],
    ['<path style="fill:red"/>', 'expected geometry and a class, got style="fill:red"'],
    ['<path class="red"/>', 'expected a class of outline, thin'],
    ['<text>12 mm wall</text>', 'got "12 mm wall": words are in the legend'],
    [mark(2), 'expected the marks 1 to 1, got no 1'],
    // Phones show the text of 360 units at 11 px.
    ['<svg viewBox="0 0 720 200"/>', 'expected viewBox="0 0 360 height"'],
  ])('refuses %s', (inside, message) => {
    expect(() => parseDrawing('media/drawings/a.svg', svg(inside))).toThrow(message);
  });
});

const drawings = existsSync('media/drawings') ? readdirSync('media/drawings') : [];

it.runIf(drawings.length > 0)(
  'a drawing in a page has a text for each mark, its alternative text and its legend',
  () => {
    const name = drawings[0]?.replace('.svg', '') ?? '';
    const { marks } = parseDrawing(name, readFileSync(`media/drawings/${name}.svg`, 'utf8'));
    const texts = { drawing: name, number: 'D-1', title: 'Title', scale: '1:50', alt: 'Alt' };
    const legend = Array.from({ length: marks }, (_, index) => `part ${index + 1}`);
    const html = renderToStaticMarkup(<Drawing {...drawing.parse({ ...texts, legend })} />);
    expect(html).toContain('role="img" aria-label="Title. Alt"');
    for (const part of legend) expect(html).toContain(part);
    const issuesOf = (change: object) =>
      drawing.safeParse({ ...texts, legend, ...change }).error?.issues;
    expect(issuesOf({ drawing: 'none' })).toMatchObject([{ path: ['drawing'] }]);
    const message = expect.stringContaining(`expected ${marks} texts`);
    expect(issuesOf({ legend: [...legend, 'more'] })).toMatchObject([
      { path: ['legend'], message },
    ]);
  },
);
