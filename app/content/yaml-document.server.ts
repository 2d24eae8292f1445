import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, expectation, fieldName } from './content-error.server.ts';
import { contentWarning, isWarning, withoutWarnings } from './content-warning.server.ts';
import { didYouMean } from './did-you-mean.server.ts';
import { fieldInLine, syntaxProblem } from './yaml-syntax.server.ts';

/**
 * Parses YAML text and checks it against a schema.
 *
 * @param file shown in messages
 * @param firstLine line of `file` where the text begins
 * @throws ContentError with line and field of every problem
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  firstLine = 1,
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const syntax = syntaxProblem(document, text);
  if (syntax) {
    const { line } = counter.linePos(syntax.offset);
    const field = fieldInLine(text, line);
    throw new ContentError(file, [{ line: line + firstLine - 1, field, message: syntax.message }]);
  }
  const shapes = new Map<unknown, string[]>();
  const parse = () =>
    schema.safeParse(document.toJS(), {
      reportInput: true,
      // Only here does an issue tell which fields its schema has.
      error: (issue) => {
        if (issue.code === 'unrecognized_keys') shapes.set(issue.input, fieldsOf(issue.inst));
        return undefined;
      },
    });
  const located = (issue: z.core.$ZodIssue) =>
    problems(issue, shapes).map(({ path, message }) => ({
      line: lineAt(offsetOf(document, path)),
      field: fieldName(path),
      message: unquoted(document, issue) ?? message,
    }));
  let result = parse();
  const warnings = result.error?.issues.filter(isWarning) ?? [];
  for (const warning of warnings.flatMap(located)) contentWarning(file, warning);
  if (warnings.length > 0) result = withoutWarnings(parse);
  if (result.success) return result.data;
  throw new ContentError(file, result.error.issues.flatMap(located));
}

/** @param shapes names of the fields that an object with unknown ones may have, by object */
function problems(
  issue: z.core.$ZodIssue,
  shapes: ReadonlyMap<unknown, string[]>,
): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ path: issue.path, message: expectation(issue) }];
  const given = Object.keys(issue.input ?? {});
  const free = (shapes.get(issue.input) ?? []).filter((name) => !given.includes(name));
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: `unknown field${didYouMean(key, free)}`,
  }));
}

function fieldsOf(schema: unknown): string[] {
  const { shape = {} } = (schema as z.core.$ZodObject | undefined)?._zod.def ?? {};
  return Object.keys(shape);
}

/** Explains a number or a truth value where a text is wanted, as written: `035518`, not 35518. */
function unquoted(document: Document, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  if (!['number', 'boolean'].includes(typeof issue.input)) return undefined;
  const node = document.getIn(issue.path, true);
  const source = (isScalar(node) && node.source) || String(issue.input);
  return `expected a text, got the ${typeof issue.input} ${source}; quote it: '${source}'`;
}

/** Offset of the field, or of the nearest enclosing node when the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof key === 'number') {
      node = (node.items[key] ?? null) as Node | null;
      offset = node?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
