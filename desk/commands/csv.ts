import type { StoredSubmission } from '../store/port.ts';

/** Submissions as CSV (RFC 4180, UTF-8 with its mark, so that a spreadsheet reads Arabic). */
export function asCsv(submissions: StoredSubmission[]): string {
  const names = [...new Set(submissions.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  const rows = submissions.map(({ id, receivedAt, form, fields, attachments, delivery }) => [
    id,
    new Date(receivedAt).toISOString(),
    form,
    delivery.state,
    ...names.map((name) => fields.find((field) => field.name === name)?.value ?? ''),
    attachments.map(({ name }) => name).join('; '),
  ]);
  const lines = [['id', 'received', 'form', 'state', ...names, 'files'], ...rows];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
