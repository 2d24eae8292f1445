import type { z } from 'zod';
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
        : `expected ${withArticle(issue.expected)}, got ${describeValue(issue.input)}${listHint(issue)}`;
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
    default:
      return issue.message;
  }
}

/** Describes a value in words an editor recognises. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
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

function listHint({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (expected !== 'array') return '';
  if (input === null) return '; write [] for an empty one';
  return typeof input === 'string' && input.startsWith('-') ? '; a space follows each dash' : '';
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
  const name = { array: 'list', int: 'whole number', string: 'text' }[type] ?? type;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function unit(origin: string): string {
  return { array: ' entries', string: ' characters' }[origin] ?? '';
}
