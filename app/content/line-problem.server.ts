import { misplaced, slipIn } from './line-slips.server.ts';
import { type Group, has, type Line, type LineProblem, linesOf } from './yaml-lines.server.ts';

/** The end of a value by its beginning. */
const END: Record<string, string> = { "'": "'", '"': '"', '[': ']', '{': '}' };

/**
 * The first line that does not fit those above it, and what would be right. The parser names the line that it does not
 * understand, which may be far below.
 *
 * @param text of a file, up to the line below that of the parser
 */
export function lineProblem(text: string): LineProblem | undefined {
  let open: Group[] = [];
  let before = open;
  let above: Line | undefined;
  let unended: Line | undefined;
  for (const line of linesOf(text)) {
    const [first] = line.begun;
    if (unended) {
      const end = endMissingIn(unended.value) ?? '';
      if (line.column <= unended.own && !line.value.startsWith(end)) return withEnd(unended, end);
      // A bracket within brackets is probably that of a placeholder.
      const isEnded = /["']/.test(end) ? line.value.includes(end) : /[\]}],?$/.test(line.value);
      if (isEnded) unended = undefined;
    } else if (/^[ -]*\t/.test(line.text)) {
      return withSpaces(line, above);
    } else if (!first) {
      const slip = open.some(({ column }) => column === line.column) && slipIn(line);
      if (slip) return slip;
    } else {
      const isBelow = !above?.value && first.column > (above?.own ?? -1) - Number(first.isList);
      if (!isBelow && !has(open, first)) return misplaced(line, above, open, before);
      before = open;
      open = opened(open, line.begun);
      if (endMissingIn(line.value)) unended = line;
      above = line;
    }
  }
  return undefined;
}

/** The groups that are open below a line. */
function opened(open: readonly Group[], begun: readonly Group[]): Group[] {
  const [first = { column: 0, isList: false }] = begun;
  const kept = open.filter(
    ({ column, isList }) =>
      column < first.column || (column === first.column && (first.isList || !isList)),
  );
  return [...kept, ...begun.filter((group) => !has(kept, group))];
}

/** What would end a value that goes on below its line. */
function endMissingIn(value: string): string | undefined {
  const [sign = ''] = value;
  const end = END[sign];
  const rest = value.slice(1).replaceAll(sign === "'" ? "''" : /\\./g, '');
  return end && !rest.includes(end) ? end : undefined;
}

function withSpaces({ text, offset }: Line, above?: Line): LineProblem {
  const column = above ? above.own + (above.value ? 0 : 2) : 0;
  const meant = ' '.repeat(column) + text.trimStart();
  return { offset, message: 'indent by spaces, this line has a tab', meant };
}

function withEnd({ text, offset, value }: Line, end: string): LineProblem {
  const message = `close what begins with ${value[0]}, as in: ${value}${end}`;
  return { offset, message, meant: text + end };
}
