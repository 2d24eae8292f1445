import type { CollectionFile, Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import type { AnyField } from './forms.ts';

/**
 * The text of a file as the editor saves it: fields in the order of the form, texts unwrapped, empty optional fields
 * omitted. Comments are lost.
 *
 * @param content the parsed file, or its translation
 * @param language of the translation, where a fact is not required
 */
export function savedText({ file, fields }: Form, content: unknown, language?: string): string {
  const saved = savedContent(language ? inLanguage(fields, language) : fields, content);
  if (!file.endsWith('.md')) return yaml(saved);
  const { body, ...front } = saved as { body?: string };
  return `---\n${yaml(front)}---\n${body ? `\n${body}\n` : ''}`;
}

const yaml = (content: unknown) =>
  `${stringify(content, { lineWidth: 0, singleQuote: true }).trim()}\n`;

/** The same fields, each required or not in this language. */
function inLanguage<Fields extends readonly unknown[]>(fields: Fields, language: string): Fields {
  const text = JSON.stringify(fields, (key, value) =>
    key === 'required' && Array.isArray(value) ? value.includes(language) : value,
  );
  return JSON.parse(text);
}

type Form = Pick<CollectionFile, 'file' | 'fields'>;

/** The parsed content of a file; for Markdown, its front matter and `body`. */
export function parsedContent(file: string, text: string): unknown {
  if (!file.endsWith('.md')) return parse(text);
  const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return { ...parse(head), body: body.trim() };
}

/** The content of {@link savedText}. */
function savedContent(fields: readonly Field[], content: unknown): unknown {
  const form = fields as readonly AnyField[];
  const places = new Map<string, number>();
  const add = (path: string) => {
    if (!places.has(path)) places.set(path, places.size);
  };
  for (const field of form) addPlaces(field, field.name, add);
  const [first] = form;
  if (first?.root) return saved(content, first, first.name, places) ?? [];
  return savedObject(content as object, form, '', places) ?? {};
}

/** The fields of an object, by its kind. */
function fieldsOf(value: object, field: AnyField | undefined): readonly AnyField[] {
  const kind = (value as Record<string, unknown>)[field?.typeKey ?? ''];
  const type = field?.types?.find(({ name }) => name === kind);
  return type?.fields ?? field?.fields ?? [];
}

/** Adds the paths of a field and all below it in the order of the form; `*` stands for every entry of a list. */
function addPlaces(field: AnyField, path: string, add: (path: string) => void): void {
  add(path);
  const below = field.widget === 'list' ? `${path}.*` : path;
  if (field.field) addPlaces(field.field, below, add);
  if (field.types) add(`${below}.${field.typeKey}`);
  const fields = field.fields ?? field.types?.flatMap((type) => type.fields ?? []) ?? [];
  for (const part of fields) addPlaces(part, `${below}.${part.name}`, add);
}

type Places = ReadonlyMap<string, number>;

function saved(value: unknown, field: AnyField | undefined, path: string, places: Places): unknown {
  if (isEmpty(value) && field?.required === false) return undefined;
  if (Array.isArray(value)) {
    return value.map((each) => saved(each, field?.field ?? entryOf(field), `${path}.*`, places));
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? value.trim() : value;
  }
  return savedObject(value, fieldsOf(value, field), `${path}.`, places);
}

/** The field of a list's entries, which are not optional themselves. */
function entryOf(list: AnyField | undefined): AnyField | undefined {
  return list && { ...list, required: true };
}

/** Prefix of the editor's own keys in the entries of an open list. */
const INTERNAL = '__sc_';

function savedObject(value: object, fields: readonly AnyField[], above: string, places: Places) {
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (name.startsWith(INTERNAL)) return [];
    const field = fields.find((known) => known.name === name);
    const kept = saved(each, field, `${above}${name}`, places);
    return kept === undefined
      ? []
      : [{ name, kept, place: placeOf(kept, `${above}${name}`, places) }];
  });
  if (entries.length === 0) return undefined;
  const ordered = entries.toSorted((a, b) => a.place - b.place);
  return Object.fromEntries(ordered.map(({ name, kept }) => [name, kept]));
}

/** The first place of any part of a value. */
function placeOf(value: unknown, path: string, places: Places): number {
  const parts = Array.isArray(value)
    ? value.map((each) => placeOf(each, `${path}.*`, places))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, each]) => placeOf(each, `${path}.${name}`, places))
      : [];
  return parts.length > 0 ? Math.min(...parts) : (places.get(path) ?? Number.POSITIVE_INFINITY);
}

function isEmpty(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? Object.keys(value).length === 0 : (value ?? '') === '';
}
