import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { placeOf } from './keys.ts';
import { type Fields, isFields, isSame } from './tree.ts';

/** How content is written: texts in one line, in single quotes where they need any. */
const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** The YAML of a file, and the text below it in one of Markdown. */
function partsOf(file: string, text: string) {
  if (!file.endsWith('.md')) return { head: text, body: undefined };
  const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return { head, body: body.trim() };
}

/** The content of a file; undefined of an empty one. Of Markdown, the text is `body`. */
export function contentOf(file: string, text: string): unknown {
  const { head, body } = partsOf(file, text);
  const content = parseDocument(head).toJS() ?? undefined;
  return body === undefined ? content : { ...content, body };
}

/**
 * A file with what has changed between two contents. All else keeps its bytes where it was written in this style, and
 * its comments.
 */
export function writtenText(file: string, text: string, before: unknown, after: unknown): string {
  if (isSame(before, after)) return text;
  const { head, body } = partsOf(file, text);
  const document = parseDocument(head);
  const given = isFields(after) && body !== undefined ? without(after, 'body') : after;
  document.contents = changed(document, document.contents, before, given) as Node & null;
  const written = given === undefined ? '' : document.toString(STYLE);
  if (body === undefined) return written;
  return `---\n${written}---\n\n${String((after as Fields).body ?? '')}\n`;
}

function without(fields: Fields, name: string): Fields {
  const { [name]: _, ...rest } = fields;
  return rest;
}

function changed(document: Document, node: unknown, before: unknown, after: unknown): unknown {
  if (isNode(node) && isSame(before, after)) return node;
  if (isMap(node) && isFields(after)) {
    changeMap(document, node, before, after);
    return node;
  }
  if (isSeq(node) && Array.isArray(after)) {
    changeList(document, node, before, after);
    return node;
  }
  const made = document.createNode(after);
  if (isNode(node) && isScalar(made) && node.comment) made.comment = node.comment;
  return made;
}

function changeMap(document: Document, node: YAMLMap, before: unknown, after: Fields): void {
  const was = isFields(before) ? before : {};
  const nameOf = (pair: (typeof node.items)[number]) =>
    String(isScalar(pair.key) ? pair.key.value : pair.key);
  // What the file has and the form does not know stays.
  node.items = node.items.filter((pair) => nameOf(pair) in after || !(nameOf(pair) in was));
  let at = 0;
  for (const [name, value] of Object.entries(after)) {
    const known = node.items.findIndex((pair) => nameOf(pair) === name);
    const pair = node.items[known];
    if (pair) pair.value = changed(document, pair.value, was[name], value);
    else node.items.splice(at, 0, document.createPair(name, value));
    at = pair ? known + 1 : at + 1;
  }
}

function changeList(document: Document, node: YAMLSeq, before: unknown, after: unknown[]): void {
  const was = Array.isArray(before) ? before : [];
  const left = new Set(was.keys());
  node.items = after.map((entry, index) => {
    const same = was.findIndex((each, at) => left.has(at) && isSame(each, entry));
    const isMoved = same < 0 && was.length !== after.length && placeOf(entry, -1, was) < 0;
    const at = same >= 0 ? same : isMoved ? -1 : placeOf(entry, index, was);
    if (!left.delete(at)) return document.createNode(entry);
    return changed(document, node.items[at], was[at], entry);
  });
}
