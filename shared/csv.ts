/** First character of a CSV file, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One row of a CSV file (RFC 4180), with its line break. Formulas become text, also for a spreadsheet that
 * separates by semicolon or tab, as Windows does in most languages.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA_START, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where a spreadsheet would begin a formula: at the start, and after another separator or a line break, since a
 * quotation mark protects only a cell that begins with it. Spreadsheets skip spaces, quotation marks and invisible
 * characters there.
 */
const FORMULA_START =
  /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=(?:(?![\t\r\n])[\p{C}\p{Z}"])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;
