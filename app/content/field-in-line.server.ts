/** Indentation, dash, field and value of a line. */
const KEY = /^(\s*)(- +|-$)?(?:([\w-]+):(?:\s+([^\s[{|>#])|\s|$))?/;

/**
 * Name of the field in a line, such as `hero.slides[1].title`. It is derived from the indentation, since
 * the text may be invalid YAML.
 *
 * @param line from 1
 */
export function fieldInLine(text: string, line: number): string {
  const lines = text.split('\n').slice(0, line).reverse();
  let name = '';
  let column = Number.POSITIVE_INFINITY;
  let entries: { column: number; index: number } | undefined;
  for (const [above, each] of lines.entries()) {
    const [, space = '', dash = '', key, value] = KEY.exec(each) ?? [];
    if (!(dash || key)) continue;
    const own = space.length + dash.length;
    if (entries && dash && space.length === entries.column) {
      entries.index += 1;
      continue;
    }
    const isParent = entries ? own <= entries.column && !dash : own < column;
    // A field with a value of its own is a neighbour whose indentation differs.
    if (isParent && key && !(value && above > 0)) {
      name = joined(joined(key, entries && `[${entries.index}]`), name);
      column = own;
      entries = undefined;
    }
    if (!entries && dash && space.length < column) {
      entries = { column: space.length, index: 0 };
      column = space.length;
    }
  }
  return entries ? joined(`[${entries.index}]`, name) : name;
}

function joined(parent: string, child: string | undefined): string {
  if (!child) return parent;
  return child.startsWith('[') ? `${parent}${child}` : `${parent}.${child}`;
}
