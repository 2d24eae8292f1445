import { stripVTControlCharacters } from 'node:util';

/** Rows under headings, columns as wide as their longest cell. The last column is not padded. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => width(line[column] ?? ''))),
  );
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function pad(cell: string, to: number): string {
  return cell + ' '.repeat(Math.max(to - width(cell), 0));
}

/** Columns a terminal needs, near enough: one per character, two for emoji, none for marks. */
function width(text: string): number {
  let columns = 0;
  for (const character of stripVTControlCharacters(text)) {
    if (/\p{Mn}|\p{Cf}/u.test(character)) continue;
    columns += /\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
  }
  return columns;
}
