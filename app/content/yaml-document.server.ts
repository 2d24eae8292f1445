import { isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { LANGUAGE } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { placeholdersOf } from '#shared/placeholders.ts';
import { originalLanguage, translate } from '#shared/translation.ts';
import { ContentError, expectation, fieldName } from './content-error.server.ts';
import { contentWarning, isWarning, withoutWarnings } from './content-warning.server.ts';
import { didYouMean, nearestOf } from './did-you-mean.server.ts';
import { stepsTo } from './document-path.server.ts';
import { fillDocument, type Placeholders } from './fill-document.server.ts';
import { warnOfOtherLetters } from './other-letters.server.ts';
import { checkTranslation } from './translation.server.ts';
import { unquotedPlaceholders } from './unquoted-placeholders.server.ts';
import { noteTexts } from './untranslated.server.ts';
import { syntaxProblem } from './yaml-syntax.server.ts';

/** A file and its text. */
export interface Source {
  file: string;
  text: string;
}

/** The texts of a file in another language. */
export interface TranslationSource extends Source {
  language: Language;
}

interface Options {
  /** Line of the file where the text begins. */
  firstLine?: number;
  /** Omitted for a file without placeholders. */
  placeholders?: Placeholders;
  /** Its texts replace those of the file, and it has nothing else (docs/decisions/0012). */
  translation?: TranslationSource | undefined;
}

/**
 * Parses YAML text, fills its placeholders and checks it against a schema.
 *
 * @param file shown in messages
 * @throws ContentError with line and field of every problem
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  options: Options = {},
): z.output<Schema> {
  const own = parseSource({ file, text }, options.firstLine);
  const { document } = own;
  const { other, isTranslated, withoutValue } = filled(own, schema, options);
  const placed = (path: PropertyKey[], message: string) => {
    const steps = stepsTo(document, path);
    const { file, lineOf } =
      other && steps.some(({ node }) => node && isTranslated?.(node)) ? other : own;
    return { file, line: lineOf(steps.at(-1)?.at), field: fieldName(path), message };
  };
  const shapes = new Map<unknown, string[]>();
  const parse = () =>
    schema.safeParse(document.toJS(), {
      reportInput: true,
      // A schema reads few files: compiling it takes longer.
      jitless: true,
      // Zod passes the schema of an issue, and so its fields, to this callback only.
      error: (issue) => {
        if (['unrecognized_keys', 'invalid_type'].includes(issue.code ?? ''))
          shapes.set(issue.input, fieldsOf(issue.inst));
        return undefined;
      },
    });
  const mayLack = (path: PropertyKey[]) => {
    const without = document.clone();
    without.deleteIn(path);
    const { error } = schema.safeParse(without.toJS());
    return !error?.issues.some((each) => each.path.join() === path.join());
  };
  const located = (issue: z.core.$ZodIssue) => {
    const node = document.getIn(issue.path, true);
    const names = isPlaceholderIssue(issue)
      ? placeholdersOf(String(issue.input))
      : withoutValue.get(node)?.slice(0, 1);
    if (names)
      return names.map((name) =>
        placed(issue.path, unknownPlaceholder(name, options.placeholders)),
      );
    const isSpare =
      issue.code === 'invalid_type' &&
      issue.input === null &&
      typeof issue.path.at(-1) === 'string' &&
      mayLack(issue.path);
    return problems(issue, shapes, result.error?.issues).map(({ path, message }) =>
      placed(
        path,
        isSpare ? `${message}; write one, or remove this line` : (unquoted(node, issue) ?? message),
      ),
    );
  };
  let result = parse();
  const warnings = result.error?.issues.filter(isWarning) ?? [];
  for (const warning of warnings.flatMap(located)) {
    // The build of the default language warns of values that are not translated.
    if (!other || warning.file === other.file) contentWarning(warning.file, warning);
  }
  if (warnings.length > 0) result = withoutWarnings(parse);
  if (result.success) return result.data;
  throw new ContentError(file, withoutConsequences(result.error.issues).flatMap(located));
}

/**
 * Fills the placeholders of a file, and puts the texts of its translation in their place. Those that it may lack stay.
 *
 * @returns the translation, and which nodes are from it
 */
function filled(
  own: ReturnType<typeof parseSource>,
  schema: z.ZodType,
  { firstLine, placeholders, translation }: Options,
) {
  if (!translation) {
    if (placeholders && LANGUAGE === originalLanguage().code) warnOfOtherLetters(own);
    return { withoutValue: fillDocument(own, placeholders) };
  }
  const { language } = translation;
  const other = parseSource(translation, firstLine);
  warnOfOtherLetters(other, language);
  const ofOther = fillDocument(other, placeholders);
  const translated = translate(own.document, other.document);
  const { isTranslated } = translated;
  const { untranslated, ...texts } = checkTranslation(schema, own, other, translated, language);
  const original = new Set(untranslated.map(({ node }) => node));
  const ofOwn = fillDocument(own, placeholders, {
    isFilled: isTranslated,
    languageOf: (node) => (original.has(node) ? originalLanguage() : undefined),
  });
  const { file, lineOf } = own;
  if (language.code === LANGUAGE) {
    noteTexts(file, {
      ...texts,
      untranslated: untranslated.map(({ node, field }) => ({
        file,
        line: lineOf(node),
        field,
        text: String(node.value),
      })),
    });
  }
  return { other, isTranslated, withoutValue: new Map([...ofOwn, ...ofOther]) };
}

/** @throws ContentError for YAML that is invalid, or valid but misleading */
function parseSource({ file, text }: Source, firstLine = 1) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const lineOf = (node?: Node) => lineAt(node?.range?.[0] ?? document.contents?.range?.[0] ?? 0);
  const syntax = syntaxProblem(document, text);
  if (syntax) {
    const { line } = counter.linePos(syntax.offset);
    const { field, message } = syntax;
    throw new ContentError(file, [{ line: line + firstLine - 1, field, message }]);
  }
  const unquotedNames = unquotedPlaceholders(document).map(({ path, message }) => ({
    line: lineOf(stepsTo(document, path).at(-1)?.at),
    field: fieldName(path),
    message,
  }));
  if (unquotedNames.length > 0) throw new ContentError(file, unquotedNames);
  return { file, text, document, lineOf };
}

/** Maximum number of known names in a message about an unknown one. */
const SHOWN = 12;

/** The message about a placeholder that has no value. */
export function unknownPlaceholder(name: string, placeholders?: Placeholders): string {
  const known = placeholders?.namesLike(name) ?? [];
  if (placeholders?.isFact(name)) {
    const [, group = '', key] = /^(?:(.*)\.)?(.*)$/.exec(name) ?? [];
    const beside = known.filter((each) => group && each.startsWith(`${group}.`));
    const hint = didYouMean(
      key,
      beside.map((each) => each.slice(group.length + 1)),
    );
    return `company.yaml has no ${name}: add it there, or remove what names it here${hint}`;
  }
  if (placeholders?.isEmpty(name)) {
    return `{${name}} has no value, because its list is empty: fill the list, or remove the sentence`;
  }
  const more = known.length > SHOWN ? ` … (${known.length} in all)` : '';
  const shown = known.slice(0, SHOWN).map((each) => `{${each}}`);
  const expected =
    shown.length > 0 ? `expected one of ${shown.join(', ')}${more}` : 'expected none here';
  return `unknown placeholder {${name}}: ${expected}`;
}

const isPlaceholderIssue = (issue: z.core.$ZodIssue) =>
  issue.code === 'custom' && issue.params?.unknownPlaceholder === true;

/** Without what follows from a placeholder without a value: the text is too long, its link leads nowhere. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const causes = new Set(issues.filter(isPlaceholderIssue).map(({ path }) => path.join()));
  return issues.filter((issue) => isPlaceholderIssue(issue) || !causes.has(issue.path.join()));
}

/**
 * @param shapes names of the fields that an object with unknown ones may have, by object
 * @param all the issues of the document
 */
function problems(
  issue: z.core.$ZodIssue,
  shapes: ReadonlyMap<unknown, string[]>,
  all: readonly z.core.$ZodIssue[] = [],
): { path: PropertyKey[]; message: string }[] {
  const known = shapes.get(issue.input) ?? [];
  if (issue.code !== 'unrecognized_keys') {
    const isGroup = issue.code === 'invalid_type' && issue.expected === 'object';
    const hint = isGroup && issue.input !== undefined ? fieldsHint(issue.input, known) : '';
    return [{ path: issue.path, message: expectation(issue) + hint }];
  }
  const given = Object.keys(issue.input ?? {});
  const free = known.filter((name) => !given.includes(name));
  return issue.keys.map((key) => {
    const missed = all.find(
      ({ code, input, path }) =>
        code === 'invalid_type' && input === undefined && path.at(-1) === key,
    );
    const hint = missed
      ? ` here, which ${fieldName(missed.path)} lacks: check the spaces before both`
      : didYouMean(key, free) || nearestOf('', known);
    return { path: [...issue.path, key], message: `unknown field${hint}` };
  });
}

/** How to write fields where something else is. */
function fieldsHint(input: unknown, known: readonly string[]): string {
  const [, name = '', colon, rest = ''] = /^([\w-]+)(:?) *(.*)$/.exec(String(input)) ?? [];
  if (!known.includes(name)) return known.length > 0 ? `; its fields are ${known.join(', ')}` : '';
  const what = colon ? 'a space follows the colon' : 'a colon follows the name of a field';
  return `; ${what}, as in: ${name}: ${rest}`;
}

function fieldsOf(schema: unknown): string[] {
  const { shape = {} } = (schema as z.core.$ZodObject | undefined)?._zod.def ?? {};
  return Object.keys(shape);
}

/** The message about a number or boolean in place of a text, quoted as written: `035518`, not 35518. */
function unquoted(node: unknown, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  if (!['number', 'boolean'].includes(typeof issue.input)) return undefined;
  const source = (isScalar(node) && node.source) || String(issue.input);
  return `expected a text, got the ${typeof issue.input} ${source}; quote it: '${source}'`;
}
