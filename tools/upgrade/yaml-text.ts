import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { ContentError, fieldName } from '#app/content/content-error.server.ts';
import { pathOf } from '#app/content/document-path.server.ts';
import { type SyntaxProblem, syntaxProblem } from '#app/content/yaml-syntax.server.ts';
import { hasComments, inBraces, writtenYaml } from './written-yaml.ts';

/** Keys of mappings and indexes of lists, from the root of a document. */
export type Path = readonly (string | number)[];

type Field = Pair<Node, Node>;

const BOM = '\uFEFF';

/**
 * A YAML file whose fields can be changed. The document says what a change means, but only the lines of the changed
 * field are written anew: `toString` of the document would reformat all others.
 */
export class YamlText {
  readonly file: string;
  readonly #bom: string;
  readonly #lineBreak: string;
  #text: string;
  #document: Document;

  /** @throws ContentError if the text is not valid YAML */
  constructor(file: string, text: string) {
    this.file = file;
    this.#bom = text.startsWith(BOM) ? BOM : '';
    this.#lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    this.#text = text.slice(this.#bom.length);
    this.#document = parseDocument(this.#text, { prettyErrors: false });
    if (this.#document.errors.length === 0) return;
    const problem = syntaxProblem(this.#document, this.#text);
    if (problem) throw this.#error(problem);
  }

  get text(): string {
    return this.#bom + this.#text;
  }

  /** The value at a path as JavaScript; undefined where there is none. */
  value(path: Path): unknown {
    return this.node(path)?.toJS(this.#document);
  }

  /** The node at a path. As a part of a new value it keeps its quotes and comments. */
  node(path: Path): Node | undefined {
    return (path.length > 0 ? this.#document.getIn(path, true) : this.#document.contents) as
      | Node
      | undefined;
  }

  /** Puts a field in place of the one at a path. @throws ContentError if others would change with it */
  replace(path: Path, name: string, value: unknown): void {
    const { parent, field } = this.#fieldAt(path);
    const { start, end } = this.#rangeOf(field);
    // It stays in the text.
    if (field.value) field.value.comment = null;
    const next = this.#field(name, value);
    parent.items[parent.items.indexOf(field)] = next;
    this.#splice(path, parent, start, end, this.#written(next, this.#columnOf(start)));
  }

  /** Removes a field, and a mapping that has no other. @throws ContentError if others would change with it */
  remove(path: Path): void {
    const { parent, field } = this.#fieldAt(path);
    const above = path.slice(0, -1);
    if (parent.items.length === 1 && typeof above.at(-1) === 'string') {
      this.remove(above);
      return;
    }
    const { start, end } = this.#rangeOf(field);
    const line = start - this.#columnOf(start);
    const isAfterDash = this.#text.slice(line, start).trim() !== '';
    // A comment behind the field stays, on its own.
    const [rest] = (isAfterDash ? /^\s*/ : /^[^\S\n]*\n?/).exec(this.#text.slice(end)) ?? [''];
    parent.items.splice(parent.items.indexOf(field), 1);
    const from = !isAfterDash && rest.endsWith('\n') ? line : start;
    this.#splice(path, parent, from, end + rest.length, '');
  }

  /** Adds a field at the end of the mapping at a path. @throws ContentError if there is none */
  add(above: Path, name: string, value: unknown): void {
    const parent = this.node(above);
    const path = [...above, name];
    if (!isMap<Node, Node>(parent)) throw this.#refusal(path, 0);
    const last = parent.items.at(-1);
    const { start, end } = last ? this.#rangeOf(last as Field) : { start: 0, end: 0 };
    const [comment] = /^[^\r\n]*/.exec(this.#text.slice(end)) ?? [''];
    const at = end + comment.length;
    const next = this.#field(name, value);
    parent.items.push(next);
    const column = this.#columnOf(start);
    const line = this.#lineBreak + ' '.repeat(column) + this.#written(next, column);
    this.#splice(path, parent as YAMLMap, at, at, line);
  }

  /** Makes an entry of a list the only field of a mapping. @throws ContentError if others would change with it */
  wrap(path: Path, name: string): void {
    const parent = this.node(path.slice(0, -1));
    const index = Number(path.at(-1));
    const entry = isSeq<Node>(parent) ? parent.items[index] : undefined;
    if (!isSeq<Node>(parent) || !entry) throw new Error(`${this.file} has no ${fieldName(path)}`);
    const start = entry.range?.[0] ?? 0;
    parent.items[index] = this.#document.createNode({ [name]: entry });
    this.#splice(path, parent, start, start, `${name}: `);
  }

  /** Quotes texts that a comment follows in their line; returns their paths. */
  quoteBesideComments(): Path[] {
    const found: { path: Path; start: number; end: number }[] = [];
    visit(this.#document, {
      Scalar: (key, { type, value, range }, ancestors) => {
        const [start = 0, end = 0] = range ?? [];
        const isBeside = /^[^\S\n]+#/.test(this.#text.slice(end));
        if (type !== 'PLAIN' || typeof value !== 'string' || key === 'key' || !isBeside) return;
        found.push({ path: pathOf(key, ancestors) as Path, start, end });
      },
    });
    const quoted = found.toReversed().reduce((text, { start, end }) => {
      const inner = text.slice(start, end).replaceAll("'", "''");
      return `${text.slice(0, start)}'${inner}'${text.slice(end)}`;
    }, this.#text);
    const [first] = found;
    if (first) this.#take(quoted, first.path, first.start);
    return found.map(({ path }) => path);
  }

  #field(name: string, value: unknown): Field {
    return new Pair<Node, Node>(new Scalar(name), this.#document.createNode(value));
  }

  #fieldAt(path: Path): { parent: YAMLMap; field: Field } {
    const parent = this.node(path.slice(0, -1));
    const field = isMap<Scalar>(parent)
      ? parent.items.find(({ key }) => key.value === path.at(-1))
      : undefined;
    if (!isMap(parent) || !field) throw new Error(`${this.file} has no ${fieldName(path)}`);
    return { parent: parent as YAMLMap, field: field as Field };
  }

  /** Where a field begins and ends, without a comment or line break behind it. */
  #rangeOf({ key, value }: Field): { start: number; end: number } {
    const start = key.range?.[0] ?? 0;
    const end = value?.range?.[1] ?? key.range?.[1] ?? 0;
    return { start, end: start + this.#text.slice(start, end).trimEnd().length };
  }

  #columnOf(offset: number): number {
    return offset - this.#text.lastIndexOf('\n', offset - 1) - 1;
  }

  /** A field at a column as the editor writes it. */
  #written(field: Field, column: number): string {
    const map = new YAMLMap();
    map.items.push(field);
    return writtenYaml(map)
      .replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
      .replaceAll('\n', this.#lineBreak);
  }

  /** Writes a change that the document has already. What is in braces is written anew from the braces on. */
  #splice(path: Path, parent: YAMLMap | YAMLSeq, start: number, end: number, text: string): void {
    const { flow, range } = parent;
    const [from, to, written] =
      flow && range ? [range[0], range[1], inBraces(parent)] : [start, end, text];
    this.#take(this.#text.slice(0, from) + written + this.#text.slice(to), path, from);
  }

  /** Takes a text that says what the document says. */
  #take(text: string, path: Path, offset: number): void {
    const document = parseDocument(text, { prettyErrors: false });
    const isMeant =
      document.errors.length === 0 && isDeepStrictEqual(document.toJS(), this.#document.toJS());
    if (!isMeant || !hasComments(text, this.#text)) throw this.#refusal(path, offset);
    this.#text = text;
    this.#document = document;
  }

  #refusal(path: Path, offset: number): ContentError {
    const message =
      'cannot be changed without changing what is beside it: write it on lines of its own, without anchors and comments within it';
    return this.#error({ offset, field: fieldName(path), message });
  }

  #error({ offset, field, message }: SyntaxProblem): ContentError {
    const line = this.#text.slice(0, offset).split('\n').length;
    return new ContentError(this.file, [{ line, field, message }]);
  }
}
