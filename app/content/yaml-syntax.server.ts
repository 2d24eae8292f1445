import { type Document, type Range, visit } from 'yaml';
import { fieldInLine } from './field-in-line.server.ts';
import { lineProblem } from './line-problem.server.ts';
import { parserProblem } from './parser-problem.server.ts';
import { quoted, SMART_QUOTES } from './quotes.server.ts';

/** A mistake at an offset of a file's text. */
export interface SyntaxProblem {
  offset: number;
  field: string;
  message: string;
}

/** What other programs leave in a file, and what to do. YAML accepts some of it. */
const FOREIGN = [
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of this file were merged: keep one of those between <<<<<<< and >>>>>>>, and delete the marks',
  ],
  [
    /^ *[^\S \t\n][^\S\n]*(?:- |[\w-]+:)/m,
    'indent by spaces, this line has other blanks, as of a web page',
  ],
] as const;

/**
 * The first syntax error of a document, worded as a correction; later errors often follow from it.
 * Undefined if the document is valid and not misleading.
 */
export function syntaxProblem(document: Document, text: string): SyntaxProblem | undefined {
  const found =
    foreignProblem(text) ?? errorProblem(document, text) ?? valueProblem(document, text);
  if (!found) return undefined;
  const { offset, message, meant } = found;
  const line = text.slice(0, offset).split('\n').length;
  // The line as it is may not show where its field belongs.
  const above = text.slice(0, text.lastIndexOf('\n', offset - 1) + 1);
  const field = fieldInLine(meant === undefined ? text : above + meant, line);
  return { offset, field, message: `expected YAML: ${message}` };
}

/** A mistake, and how its line may be meant. */
interface Found {
  offset: number;
  message: string;
  meant?: string;
}

function foreignProblem(text: string): Found | undefined {
  for (const [pattern, message] of FOREIGN) {
    const match = pattern.exec(text);
    if (match) return { offset: match.index, message };
  }
  return undefined;
}

function errorProblem(document: Document, text: string): Found | undefined {
  const [error] = document.errors;
  if (!error) return undefined;
  const [upToNextLine] = /^.*\n?.*/.exec(text.slice(error.pos[0])) ?? [''];
  return (
    lineProblem(text.slice(0, error.pos[0]) + upToNextLine) ?? parserProblem(document, error, text)
  );
}

/** The first value that is valid YAML but does not mean what it looks like. */
function valueProblem(document: Document, text: string): Found | undefined {
  let found: Found | undefined;
  const problem = (range: Range | null | undefined, message: string) => {
    found = { offset: range?.[0] ?? 0, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      const { range, source } = alias;
      return problem(range, `quote a text that begins with *, such as '*${source}'`);
    },
    Scalar(_, { range, type, value }) {
      if (type !== 'PLAIN' || typeof value !== 'string') return undefined;
      const [comment] = /^ +#.*/.exec(text.slice(range?.[1])) ?? [];
      if (comment) {
        const all = quoted(value + comment);
        const what = `quote a text with " #", which begins a comment: ${all}; or write the comment on a line of its own`;
        return problem(range, what);
      }
      return /^[“”„«‘’][^“”„«»]*[“”»‘’]$/.test(value) ? problem(range, SMART_QUOTES) : undefined;
    },
  });
  return found;
}
