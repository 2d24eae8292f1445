import { stripVTControlCharacters } from 'node:util';

/** Formats rows under headings, in columns as wide as their longest cell. */
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

/** Approximate width on a terminal: one column per character, two for emoji, none for marks. */
function width(text: string): number {
  let columns = 0;
  for (const character of stripVTControlCharacters(text)) {
    if (/\p{Mn}|\p{Cf}/u.test(character)) continue;
    columns += /\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
  }
  return columns;
}

/**
 * Makes a visitor's text safe to print: replaces control characters (escape sequences) and bidi
 * controls by �, so that a message cannot redraw the operator's screen.
 */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '�');
}

/** Like `printable`, on one line. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}

/** A time to the minute, in UTC. */
export function printableTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const BAR_WIDTH = 30;

/** Reports the progress of a long command; `of` is the unit, such as `erased`. */
export type Progress = (done: number, total: number, of: string) => void;

/** Draws a progress bar if the output is a terminal; otherwise reports nothing. */
export function terminalProgress(output: NodeJS.WriteStream): Progress {
  if (!output.isTTY) return () => undefined;
  return (done, total, of) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    output.write(`\r${bar} ${Math.floor(share * 100)} %  ${done} of ${total} ${of}`);
    if (done >= total) output.write('\n');
  };
}
