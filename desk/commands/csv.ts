import type { StoredSubmission } from '../store/submission.ts';

/** The head of a CSV file (RFC 4180, UTF-8 with its mark, so that a spreadsheet reads Arabic). */
export function csvHead(names: string[]): string {
  return `\ufeff${line(['id', 'received', 'form', 'state', ...names, 'files'])}`;
}

/** A submission as a line under that head. */
export function csvLine(
  names: string[],
  { id, receivedAt, form, fields, attachments, delivery }: StoredSubmission,
): string {
  return line([
    id,
    new Date(receivedAt).toISOString(),
    form,
    delivery.state,
    ...names.map((name) => fields.find((field) => field.name === name)?.value ?? ''),
    attachments.map(({ name }) => name).join('; '),
  ]);
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
