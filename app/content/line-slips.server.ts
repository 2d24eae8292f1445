import { type Group, has, type Line, type LineProblem } from './yaml-lines.server.ts';

/** The correction of a text that stands where a field or an entry begins; undefined where it may be one. */
export function slipIn({ text, offset, own, value }: Line): LineProblem | undefined {
  const problem = (message: string, right: string) => {
    return { offset, message: `${message}, as in: ${right}`, meant: text.slice(0, own) + right };
  };
  const [, sign, entry] = /^([•·●▪*–—]\s*|-(?=\S))(.*)$/.exec(value) ?? [];
  if (sign) return problem('an entry of a list begins with a dash and a space', `- ${entry}`);
  const [, name, colon, rest = ''] = /^([\w-]+)(?: *([:：]))? *(.*)$/.exec(value) ?? [];
  if (!name || value.startsWith(`${name}:/`)) return undefined;
  const right = `${name}: ${rest}`;
  if (colon === ':') return problem('a space follows the colon', right);
  return colon || !rest.includes(':')
    ? problem('a colon follows the name of a field', right)
    : undefined;
}

/**
 * The correction of a line that does not begin where its neighbours do.
 *
 * @param open the groups that are open above it
 * @param before those that were open above the line above
 */
export function misplaced(
  line: Line,
  above: Line | undefined,
  open: readonly Group[],
  before: readonly Group[],
): LineProblem | undefined {
  // Behind a dash, a field without its colon is a text.
  const slip = above && !above.name && above.own === line.column ? slipIn(above) : undefined;
  if (slip) return slip;
  const [first] = line.begun;
  if (above && first && has(before, first)) return moved(above, columnsOf(above, before).slice(-1));
  const columns = columnsOf(line, open);
  const distance = (column: number) => Math.abs(column - line.column);
  const least = Math.min(...columns.map(distance));
  const near = columns.filter((column) => distance(column) === least);
  // A line is one space off by chance; two spaces off, it lacks its own group.
  return moved(line, least > 1 ? near.slice(-1) : near);
}

/** The columns of those groups that a line may continue. */
function columnsOf({ begun: [first] }: Line, groups: readonly Group[]): number[] {
  return groups.filter(({ isList }) => isList === first?.isList).map(({ column }) => column);
}

/** A line that begins in a wrong column; undefined where none is known that would be right. */
function moved(line: Line, columns: readonly number[]): LineProblem | undefined {
  const { text, offset, column } = line;
  const [right] = columns.slice(-1);
  if (right === undefined || right === column) return undefined;
  const message = `begin this line with ${columns.join(' or ')} spaces, as its neighbours do, not with ${column}${column > right + 1 ? ', or write the field above it to which it belongs' : ''}`;
  return { offset, message, meant: ' '.repeat(right) + text.trimStart() };
}
