/** Spaces, dashes, field with its colon, and the rest of a line. */
const LINE = /^( *)((?:-(?: +|$))*)(?:([\w/][^:#'"{[]*|'[^']*'|"[^"]*"):(?= |$))? *(.*)$/;

/** The fields of an entry, or the entries of a list, which begin in the same column. */
export interface Group {
  /** From 0. */
  column: number;
  isList: boolean;
}

/** What a line of a file has. */
export interface Line {
  text: string;
  offset: number;
  column: number;
  /** What the line begins: an entry, a field, or an entry and its first field. */
  begun: Group[];
  /** Column behind the dashes. */
  own: number;
  name: string | undefined;
  value: string;
}

/** A line that is wrong, and what would be right. */
export interface LineProblem {
  offset: number;
  message: string;
  /** How the line may be meant. */
  meant: string;
}

/** The lines of a file, without comments and texts that go on below a `|`. */
export function* linesOf(text: string): Generator<Line> {
  let offset = 0;
  let textBelow = Number.POSITIVE_INFINITY;
  for (const line of text.split('\n')) {
    const [, { length: column } = '', dashes = '', name, rest = ''] = LINE.exec(line) ?? [];
    const own = column + dashes.length;
    const lists = [...dashes.matchAll(/-/g)].map(({ index }) => column + index);
    const begun = lists.map((each): Group => ({ column: each, isList: true }));
    if (name) begun.push({ column: own, isList: false });
    if (!/^\s*(?:#|$)/.test(line) && column <= textBelow) {
      textBelow = /^[|>]/.test(rest) ? (begun.at(-1)?.column ?? column) : Number.POSITIVE_INFINITY;
      const value = rest.replace(/^(?:&\S+)? *(?:#.*)?$/, '');
      yield { text: line, offset, column, begun, own, name, value };
    }
    offset += line.length + 1;
  }
}

/** Whether a group is among others. */
export function has(groups: readonly Group[], { column, isList }: Group): boolean {
  return groups.some((each) => each.column === column && each.isList === isList);
}
