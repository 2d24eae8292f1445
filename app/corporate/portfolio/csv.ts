/** So that a spreadsheet takes the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Makes a CSV file (RFC 4180) of rows of cells, the first row being the heads. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : disarmed(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/* A spreadsheet would run a text that begins like this as a formula. */
function disarmed(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
