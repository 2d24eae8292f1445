import { type Document, type ErrorCode, type Node, visit, type YAMLParseError } from 'yaml';
import { quoted, quoteHint, SMART_QUOTES } from './quotes.server.ts';

const INDENT =
  'this line and the next must be indented like their neighbours: the fields of an entry, and the entries of a list, begin in the same column';

/** Errors that an unquoted placeholder in the same line does not cause. */
const NOT_OF_PLACEHOLDERS = new Set<ErrorCode>([
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'DUPLICATE_KEY',
]);

/** An error of the parser, worded as a correction. */
export function parserProblem(document: Document, error: YAMLParseError, text: string) {
  const { code, message, pos } = error;
  const offset = code === 'MISSING_CHAR' ? openedAt(document, pos[0]) : pos[0];
  const line = lineAround(text, offset);
  const problem = (what: string) => ({ offset, message: what });
  const [, value = ''] = /(?::|^\s*-)\s+(\S.*)$/.exec(line) ?? [];
  if (/^[*&!@%`]\S/.test(value)) {
    return problem(`quote a text that begins with ${value[0]}, as in: ${quoted(value)}`);
  }
  const [, placeholder] = /\{([A-Za-z][\w.]*(?: in words| as [^{}]+)?)\}/.exec(line) ?? [];
  if (placeholder && !NOT_OF_PLACEHOLDERS.has(code) && !message.includes('quote')) {
    return problem(quoteHint(placeholder));
  }
  switch (code) {
    case 'DUPLICATE_KEY':
      return problem(
        `a field may be given once, this one is given above already: check the spaces before both${/^\s*- /m.test(text) ? ', or the dash before another entry' : ''}`,
      );
    case 'BAD_INDENT':
      return problem(line.includes('{') ? 'close every { by a }' : INDENT);
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      if (/^[“”„«‘’]/.test(value)) return problem(SMART_QUOTES);
      return problem(/:(?:\s|$)/.test(value) ? withColon(value) : INDENT);
    case 'MISSING_CHAR':
      return problem(message.includes('quote') ? 'close the quote' : message);
    case 'UNEXPECTED_TOKEN':
      return problem(behindQuote(value) ?? message);
    default:
      return problem(message);
  }
}

function withColon(value: string): string {
  const what = 'quote a text that contains a colon and a space';
  return /^[[{]/.test(value)
    ? `${what}, and separate fields on one line by commas`
    : `${what}, as in: ${quoted(value)}`;
}

/** The correction of a text that goes on behind a closing quote. */
function behindQuote(value: string): string | undefined {
  if (value.startsWith('"')) return `nothing follows a closing quote; quote all: ${quoted(value)}`;
  if (!value.startsWith("'")) return undefined;
  const text = value.slice(1, value.endsWith("'") ? -1 : undefined).replaceAll("''", "'");
  return `nothing follows a closing quote; within '…', double an apostrophe: ${quoted(text)}`;
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

function lineAround(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
}
