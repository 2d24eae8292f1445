import type { z } from 'zod';
import { westernDigits } from '#shared/comparable-text.ts';
import { didYouMean } from './did-you-mean.server.ts';

/** One mistake in one file. */
export interface Problem {
  /** Omitted for the file that is being read. */
  file?: string;
  /** Line of the file, from 1. */
  line: number;
  /** Path in the document, e.g. `hero.slides[1].title`; empty for the whole document. */
  field: string;
  /** What was expected, and what was found. */
  message: string;
}

/** A mistake for an editor to correct. The message is complete; print it without a stack. */
export class ContentMistake extends Error {}

/** Invalid content: one line per problem, `file:line field: expectation`. */
export class ContentError extends ContentMistake {
  constructor(file: string, problems: Problem[]) {
    const lines = problems
      .toSorted((a, b) => a.line - b.line)
      .map((problem) => problemLine(problem.file ?? file, problem));
    super(lines.join('\n'));
  }
}

/** Collects mistakes of several files, to report them all at once. */
export class Mistakes {
  readonly #messages: string[] = [];

  /** Keeps a mistake; throws any other error again. */
  add(error: unknown): void {
    if (!(error instanceof ContentMistake)) throw error;
    this.#messages.push(error.message);
  }

  /** @throws ContentMistake if there was one, with the messages of all */
  throwAny(): void {
    if (this.#messages.length > 0) throw new ContentMistake(this.#messages.sort().join('\n'));
  }
}

/** `file:line field: message` */
export function problemLine(file: string, { line, field, message }: Problem): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${message}`;
}

/** Formats a path as code: `hero.slides[1].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

/** Describes what a schema expected and what it got. The issue must have its input (`reportInput`). */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `expected ${withArticle(issue.expected)}, but it is missing`
        : `expected ${withArticle(issue.expected)}, got ${describeValue(issue.input)}${typeHint(issue)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1)
        return `expected a text that is not empty, got ${describeValue(issue.input)}`;
      return `expected at least ${issue.minimum}${unit(issue.origin)}, got ${describeSize(issue.input)}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${unit(issue.origin)}, got ${describeSize(issue.input)}`;
    case 'invalid_value':
      return `expected ${choices(issue.values)}, got ${describeValue(issue.input)}${didYouMean(issue.input, issue.values.map(String))}`;
    case 'invalid_union':
      if (!('options' in issue && issue.options && issue.discriminator)) return issue.message;
      return `expected ${choices(issue.options)}, got ${describeValue(fieldOf(issue.input, issue.discriminator))}${didYouMean(fieldOf(issue.input, issue.discriminator), issue.options.map(String))}`;
    case 'invalid_format':
      return issue.format === 'starts_with' ? prefixed(issue) : issue.message;
    case 'invalid_key':
      return issue.issues[0] ? expectation(issue.issues[0]) : issue.message;
    default:
      return issue.message;
  }
}

function prefixed({ prefix, input }: z.core.$ZodIssueInvalidStringFormat & { prefix?: string }) {
  return `expected a text that begins with "${prefix}", got ${describeValue(input)}; write "${prefix}${input}"`;
}

/** What developers call an object. */
const GROUP = 'group of fields';

/** The English name of a language. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** Describes a value in words an editor recognises. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `a ${GROUP}`;
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  return value === null ? 'nothing' : `${typeof value} ${value}`;
}

/** A value by its length, if it has one. */
function describeSize(value: unknown): string {
  return typeof value === 'string'
    ? `${value.length}: ${describeValue(value)}`
    : describeValue(value);
}

/** Cuts a long text and appends an ellipsis. */
function shortened(value: string): string {
  return value.length > 80 ? `${value.slice(0, 60)}…` : value;
}

/** How to write a value of another type, as far as one can tell. */
function typeHint({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (expected === 'array') return listHint(input);
  if (expected === 'record') return '; write each as "name: value" in a line of its own';
  if (typeof input !== 'string') return '';
  if (input.includes('،')) return '; separate entries by commas of the English keyboard';
  return ['number', 'int'].includes(expected) ? numberHint(input) : '';
}

function listHint(input: unknown): string {
  if (input === null) return '; write [] for an empty one';
  if (typeof input === 'number') return `; write [${input}]`;
  if (typeof input !== 'string') return '';
  if (input.startsWith('-')) return '; a space follows each dash';
  return input.length > 40 ? '; write a dash before each entry' : `; write [${input}]`;
}

/** How to write a number that is quoted, in Arabic digits, with separators, its unit or letters that look like digits. */
function numberHint(written: string): string {
  const number = westernDigits(written)
    .replaceAll(/(?<=\d)[ ,٬](?=\d{3})/g, '')
    .replaceAll(/(?<=\d)[oO](?=\d|$)/g, '0')
    .replaceAll(/(?<=\d)[lI](?=\d|$)/g, '1')
    .replace(/[,;.]$/, '');
  const [, plain] = /^\s*(?:[A-Z]{3} |v)?(\d+(?:\.\d+)?)\s*[\p{L}%²³]*\s*$/u.exec(number) ?? [];
  if (!plain) return '';
  return `; write ${plain}${plain === written ? ' without quotation marks' : ''}`;
}

function fieldOf(input: unknown, name: string): unknown {
  return (input as Record<string, unknown> | undefined)?.[name];
}

function choices(values: readonly unknown[]): string {
  const names = values.map((value) => JSON.stringify(value));
  return names.length === 1 ? `${names[0]}` : `one of ${names.join(', ')}`;
}

/** The name of a type with its article. */
function withArticle(type: string): string {
  if (type === 'boolean') return 'true or false';
  const name =
    { array: 'list', int: 'whole number', object: GROUP, record: GROUP, string: 'text' }[type] ??
    type;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function unit(origin: string): string {
  return { array: ' entries', string: ' characters' }[origin] ?? '';
}
