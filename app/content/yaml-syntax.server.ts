import { type Document, type ErrorCode, type Node, visit, type YAMLParseError } from 'yaml';

/** A mistake at an offset of a file's text. */
interface SyntaxProblem {
  offset: number;
  message: string;
}

const COLON =
  'quote a text that contains a colon and a space, and separate fields on one line by commas';
const INDENT =
  'this line and the next must be indented like their neighbours: the fields of an entry, and the entries of a list, begin in the same column';
const SMART_QUOTES = 'typographic quotes do not enclose a text; use \' or "';

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

/** Errors that an unquoted placeholder in the same line does not cause. */
const NOT_OF_PLACEHOLDERS = new Set<ErrorCode>([
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'DUPLICATE_KEY',
]);

/** The remedy for an unquoted placeholder, which YAML reads as a mapping. */
export function quoteHint(name: string): string {
  return `quote a text with a placeholder at its beginning or in a list on one line: '{${name}} …'`;
}

/**
 * The first syntax error of a document, worded as a correction; later errors often follow from it.
 * Undefined if the document is valid and not misleading.
 */
export function syntaxProblem(document: Document, text: string): SyntaxProblem | undefined {
  for (const [pattern, what] of FOREIGN) {
    const match = pattern.exec(text);
    if (match) return { offset: match.index, message: `expected YAML: ${what}` };
  }
  const [error] = document.errors;
  return error ? parserProblem(document, error, text) : valueProblem(document, text);
}

function parserProblem(document: Document, error: YAMLParseError, text: string): SyntaxProblem {
  const { code, message } = error;
  const offset = code === 'MISSING_CHAR' ? openedAt(document, error.pos[0]) : error.pos[0];
  const line = lineAround(text, offset);
  const expected = (what: string) => ({ offset, message: `expected YAML: ${what}` });
  if (/^ *-? *\t/.test(line)) return expected('indent by spaces, this line has a tab');
  const [, sign] = /(?::|^\s*-)\s+([*&!])\S/.exec(line) ?? [];
  if (sign) return expected(`quote a text that begins with ${sign}`);
  const [, placeholder] = /\{([A-Za-z][\w.]*(?: in words| as [^{}]+)?)\}/.exec(line) ?? [];
  if (placeholder && !NOT_OF_PLACEHOLDERS.has(code) && !message.includes('quote')) {
    return expected(quoteHint(placeholder));
  }
  if (code !== 'DUPLICATE_KEY' && /^\s*(?:- )?[\w-]+:[^\s/]/.test(line)) {
    return expected('a space follows the colon');
  }
  switch (code) {
    case 'DUPLICATE_KEY':
      return expected('a field may be given once, this one is given twice');
    case 'BAD_INDENT':
      return expected(line.includes('{') ? 'close every { by a }' : INDENT);
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      if (/:\s+[“”„«‘’]/.test(line)) return expected(SMART_QUOTES);
      return expected(/:\s+\S.*:(?:\s|$)/.test(line) ? COLON : INDENT);
    case 'MISSING_CHAR':
      return expected(message.includes('quote') ? 'close the quote' : message);
    case 'UNEXPECTED_TOKEN':
      return expected(
        /["']/.test(line)
          ? "nothing follows a closing quote; within '…', double an apostrophe: 'don''t'"
          : message,
      );
    case 'BAD_SCALAR_START':
      return expected(`quote a text that begins with ${text[offset]}`);
    default:
      return expected(message);
  }
}

/** The first value that is valid YAML but does not mean what it looks like. */
function valueProblem(document: Document, text: string): SyntaxProblem | undefined {
  let found: SyntaxProblem | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      const { range, source } = alias;
      const message = `expected YAML: quote a text that begins with *, such as '*${source}'`;
      found = { offset: range?.[0] ?? 0, message };
      return visit.BREAK;
    },
    Scalar(_, { range, type, value }) {
      if (type !== 'PLAIN' || typeof value !== 'string') return undefined;
      const [comment] = /^ +#.*/.exec(text.slice(range?.[1])) ?? [];
      if (comment && range) {
        const what = `quote a text with " #", which begins a comment: '${value}${comment}'`;
        found = { offset: range[0], message: `expected YAML: ${what}` };
        return visit.BREAK;
      }
      if (!/^[“”„«‘’][^“”„«»]*[“”»‘’]$/.test(value)) return undefined;
      found = { offset: range?.[0] ?? 0, message: `expected YAML: ${SMART_QUOTES}` };
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset at which the quoted text that is still open at `end` begins. */
function openedAt(document: Document, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { type, range }: Node & { type?: string }) {
      if (type?.startsWith('QUOTE') && range && range[1] >= end) start = range[0];
    },
  });
  return start;
}

/** Indentation, dash and key of a line. */
const KEY = /^(\s*)(- +|-$)?(?:([\w-]+):(?:\s|$))?/;

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, `${text}\n`.indexOf('\n', offset));
}

/**
 * Name of the field in a line, such as `hero.slides[1].title`. It is derived from the indentation, since
 * the text may be invalid YAML.
 *
 * @param line from 1
 */
export function fieldInLine(text: string, line: number): string {
  const lines = text.split('\n').slice(0, line).reverse();
  let name = '';
  let column = Number.POSITIVE_INFINITY;
  let entries: { column: number; index: number } | undefined;
  for (const [above, each] of lines.entries()) {
    // The reported line may lack the space after its colon.
    const pattern = above === 0 ? /^(\s*)(- +|-$)?(?:([\w-]+):)?/ : KEY;
    const [, space = '', dash = '', key] = pattern.exec(each) ?? [];
    if (!(dash || key)) continue;
    const own = space.length + dash.length;
    if (entries && dash && space.length === entries.column) {
      entries.index += 1;
      continue;
    }
    const isParent = entries ? own <= entries.column && !dash : own < column;
    if (isParent && key) {
      name = joined(joined(key, entries && `[${entries.index}]`), name);
      column = own;
      entries = undefined;
    }
    if (!entries && dash && space.length < column) {
      entries = { column: space.length, index: 0 };
      column = space.length;
    }
  }
  return entries ? joined(`[${entries.index}]`, name) : name;
}

function joined(parent: string, child: string | undefined): string {
  if (!child) return parent;
  return child.startsWith('[') ? `${parent}${child}` : `${parent}.${child}`;
}
