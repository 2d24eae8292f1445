import { ContentMistake } from '#app/content/content-error.server.ts';
import type { Placeholders } from '#app/content/fill-document.server.ts';
import { unknownPlaceholder } from '#app/content/yaml-document.server.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { fillText, placeholdersOf } from '#shared/placeholders.ts';

/** Estimated width of a letter in em, and of a bold one; as in DejaVu Sans, the widest common font. */
const LETTER = 0.56;
const CAPITAL = 0.72;
const BOLD = 1.12;

/** Distance between two baselines in em. */
const LINE = 1.3;

/**
 * Fills the placeholders in the `<text>` elements of a drawing. A text is set in its `font-size` or, if
 * it is wider than its `textLength`, smaller; with `data-lines` it breaks into at most so many lines.
 *
 * @param file named in errors
 * @throws ContentMistake for an unknown placeholder
 */
export function fillDrawing(file: string, svg: string, placeholders: Placeholders): string {
  return svg.replace(
    /<text\b([^>]*)>([\s\S]*?)<\/text>/g,
    (element, attributes: string, source: string) => {
      if (placeholdersOf(source).length === 0) return element;
      const words = fillText(source, (name) => {
        const value = placeholders.valueFor(name);
        return value === undefined ? undefined : escapeMarkup(value);
      });
      const [unknown] = placeholdersOf(words);
      if (unknown !== undefined) {
        throw new ContentMistake(`${file}: ${unknownPlaceholder(unknown, placeholders)}`);
      }
      // A text with tspans has its sizes and positions there.
      return words.includes('<') ? `<text${attributes}>${words}</text>` : fitted(attributes, words);
    },
  );
}

/** A text element whose words fit its `textLength` and `data-lines`. */
function fitted(attributes: string, words: string): string {
  const value = (name: string) => RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const room = Number(value('textLength') ?? Number.POSITIVE_INFINITY);
  const width = value('font-weight') === '700' ? room / BOLD : room;
  const most = Number(value('data-lines') ?? 1);
  let size = Number(value('font-size') ?? 16);
  let lines = wrapped(words, width / size, most);
  while (lines.length > most || lines.some((line) => widthOf(line) * size > width)) {
    size -= 0.25;
    lines = wrapped(words, width / size, most);
  }
  const kept = attributes.replace(/\s(?:textLength|data-lines|font-size)="[^"]*"/g, '');
  const tspan = (line: string, index: number) =>
    index === 0 ? line : `<tspan x="${value('x') ?? 0}" dy="${LINE}em">${line}</tspan>`;
  return `<text${kept} font-size="${size}">${lines.map(tspan).join('')}</text>`;
}

/** Breaks words into lines of at most `width` em; into one if `most` is 1. */
function wrapped(words: string, width: number, most: number): string[] {
  if (most === 1) return [words];
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Estimated width in em. */
function widthOf(line: string): number {
  return [...line].reduce(
    (width, letter) => width + (/[\p{Lu}\p{Nd}%—]/u.test(letter) ? CAPITAL : LETTER),
    0,
  );
}
