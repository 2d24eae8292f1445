import { isMap, isSeq, type Node, parseDocument } from 'yaml';

/**
 * Replaces a list of a YAML text by `[]`, with its first entry as a comment below it. All other text
 * stays as it is.
 *
 * @param path keys to the list; empty for the whole document
 * @throws if there is no list at the path
 */
export function emptyList(yaml: string, path: readonly string[]): string {
  const document = parseDocument(yaml);
  const list = document.getIn(path, true);
  if (!isSeq<Node>(list) || !list.range) throw new Error(`Expected a list at ${path.join('.')}`);
  const [begin, , end] = list.range;
  const first = list.items[0]?.range;
  const example = first && !list.flow ? commented(yaml.slice(lineOf(yaml, begin), first[1])) : '';
  const head =
    path.length > 0 ? `${yaml.slice(0, afterKey(document, path))}: ` : yaml.slice(0, begin);
  const hint = example ? ' # Instead of [], write entries as in this example:' : '';
  return `${head}[]${hint}\n${example}${yaml.slice(end).replace(/^\n(?=\S)/, '')}`;
}

/** The lines of a text as YAML comments. */
function commented(text: string): string {
  return `${text.trimEnd().replace(/^/gm, '# ')}\n`;
}

function afterKey(document: ReturnType<typeof parseDocument>, path: readonly string[]): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap<Node>(parent)
    ? parent.items.find(({ key }) => String(key) === path.at(-1))
    : undefined;
  return pair?.key.range?.[1] ?? 0;
}

function lineOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
