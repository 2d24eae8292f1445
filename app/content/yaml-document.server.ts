import {
  type Document,
  type ErrorCode,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type { z } from 'zod';
import { ContentError, expectation, fieldName } from './content-error.server.ts';
import { contentWarning, isWarning, withoutWarnings } from './content-warning.server.ts';

/** Parser errors caused by an unquoted colon in a text, which YAML reads as the end of a key. */
const UNEXPECTED_COLON = new Set<ErrorCode>(['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW']);
const COLON_HINT =
  'quote a text that contains a colon and a space, and separate fields on one line by commas';

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
  if (document.errors.length > 0) {
    throw new ContentError(
      file,
      document.errors.map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        field: '',
        message: `expected YAML: ${UNEXPECTED_COLON.has(code) ? COLON_HINT : message}`,
      })),
    );
  }
  const parse = () => schema.safeParse(document.toJS(), { reportInput: true });
  const located = (issue: z.core.$ZodIssue) =>
    problems(issue).map(({ path, message }) => ({
      line: lineAt(offsetOf(document, path)),
      field: fieldName(path),
      message,
    }));
  let result = parse();
  const warnings = result.error?.issues.filter(isWarning) ?? [];
  for (const warning of warnings.flatMap(located)) contentWarning(file, warning);
  if (warnings.length > 0) result = withoutWarnings(parse);
  if (result.success) return result.data;
  throw new ContentError(file, result.error.issues.flatMap(located));
}

function problems(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ path: issue.path, message: expectation(issue) }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: 'unknown field',
  }));
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
