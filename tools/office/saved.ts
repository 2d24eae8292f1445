import type { CollectionFile, Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import type { AnyField } from './forms.ts';

/**
 * The text of a file as the editor saves it, except the order of its fields: texts unwrapped, empty optional fields omitted.
 * Comments are lost.
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
  const [first] = form;
  return first?.root ? (saved(content, first) ?? []) : (savedObject(content as object, form) ?? {});
}

/** The fields of an object, by its kind. */
function fieldsOf(value: object, field: AnyField | undefined): readonly AnyField[] {
  const kind = (value as Record<string, unknown>)[field?.typeKey ?? ''];
  const type = field?.types?.find(({ name }) => name === kind);
  return type?.fields ?? field?.fields ?? [];
}

function saved(value: unknown, field: AnyField | undefined): unknown {
  if (isEmpty(value) && field?.required === false) return undefined;
  if (Array.isArray(value)) return value.map((each) => saved(each, field?.field ?? entryOf(field)));
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? value.trim() : value;
  }
  return savedObject(value, fieldsOf(value, field));
}

/** The field of a list's entries, which are not optional themselves. */
function entryOf(list: AnyField | undefined): AnyField | undefined {
  return list && { ...list, required: true };
}

/** Prefix of the editor's own keys in the entries of an open list. */
const INTERNAL = '__sc_';

function savedObject(value: object, fields: readonly AnyField[]) {
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (name.startsWith(INTERNAL)) return [];
    const field = fields.find((known) => known.name === name);
    const kept = saved(each, field);
    return kept === undefined ? [] : [[name, kept]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? Object.keys(value).length === 0 : (value ?? '') === '';
}
