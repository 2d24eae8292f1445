import { type Cell, type CellValue, type ColumnDef, writeXlsx } from 'hucre/xlsx';
import { SUBMISSION_KINDS } from '#shared/mails.ts';
import type { DeskContent } from '../content.ts';
import { referenceOf } from './reference.ts';
import type { StoredSubmission } from './submission.ts';

/** Excel's limit for a cell, in UTF-16 code units. */
const MOST_IN_CELL = 32_767;
const CUT = ' … [cut: json has all of it]';

/** Widths of columns in characters. */
const NARROWEST = 10;
const WIDEST = 60;

/** What XML 1.0 cannot hold; lone surrogates become U+FFFD. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/** Texts that hucre writes as the error of a formula. */
const ERROR = /^#[A-Z_/0]+[!?A]$/;

const LAYOUT = { vertical: 'top', wrapText: true } as const;
const DATE = { numFmt: 'yyyy-mm-dd hh:mm', alignment: LAYOUT };
/** The format of text, so that a text which is edited does not become a formula or a number. */
const TEXT = { numFmt: '@', alignment: LAYOUT };
const BOLD = { font: { name: 'Calibri', size: 11, bold: true }, alignment: LAYOUT };

interface Column {
  heading: string;
  cell(submission: StoredSubmission): string | Date;
}

const FILES: Column = {
  heading: 'Files',
  cell: ({ attachments }) => attachments.map(({ name }) => name).join('\n'),
};

type Content = Pick<DeskContent, 'language' | 'timeZone' | 'mails'>;

/**
 * Submissions as an Excel workbook (ECMA-376) in the office's language: a sheet for each form. Times are dates of
 * the office's time zone; everything else is text, also telephone numbers, and nothing is a formula. The whole
 * workbook is in memory.
 */
export function submissionsWorkbook(
  submissions: StoredSubmission[],
  content: Content,
): Promise<Uint8Array> {
  const byForm = Map.groupBy(submissions, ({ form }) => form);
  const sheets = SUBMISSION_KINDS.flatMap((form) => {
    const ofForm = byForm.get(form);
    return ofForm ? sheet(form, ofForm, content) : [];
  });
  // A workbook has at least one sheet.
  return writeXlsx({ sheets: sheets.length > 0 ? sheets : [{ name: 'none', rows: [] }] });
}

function sheet(name: string, submissions: StoredSubmission[], content: Content) {
  const columns = columnsOf(submissions, content);
  const rows: CellValue[][] = [
    columns.map(({ heading }) => heading),
    ...submissions.map((each) => columns.map(({ cell }) => asValue(cell(each)))),
  ];
  const cells = new Map<string, Partial<Cell>>(
    columns.map((_, column) => [`0,${column}`, { style: BOLD }]),
  );
  for (const [row, values] of rows.entries()) {
    for (const [column, value] of values.entries()) {
      if (typeof value !== 'string' || !ERROR.test(value)) continue;
      cells.set(`${row},${column}`, { richText: [{ text: value }] });
    }
  }
  return {
    name,
    columns: columns.map((_, index) => columnOf(rows.map((row) => row[index] ?? ''))),
    rows,
    cells,
    view: { rightToLeft: content.language.direction === 'rtl' },
    freezePane: { rows: 1 },
  };
}

function columnsOf(submissions: StoredSubmission[], content: Content): Column[] {
  const { mails, timeZone } = content;
  const labels = new Map<string, string>();
  for (const { fields } of submissions) {
    for (const { name, label } of fields) if (!labels.has(name)) labels.set(name, label);
  }
  const time = wallClock(timeZone);
  // A subscription begins with the confirmation of its address, when the request for it is erased.
  const begun = submissions[0]?.form === 'subscribe' ? 'Confirmed' : 'Received';
  const columns: Column[] = [
    { heading: `${begun} (${timeZone})`, cell: ({ receivedAt }) => time(receivedAt) },
    ...[...labels].map(([name, heading]) => ({
      heading,
      cell: ({ fields }: StoredSubmission) =>
        fields.find((field) => field.name === name)?.value ?? '',
    })),
    ...(submissions.some(({ attachments }) => attachments.length > 0) ? [FILES] : []),
    { heading: 'State', cell: ({ delivery }) => delivery.state },
    { heading: 'Language', cell: ({ language }) => language },
    { heading: 'ID', cell: ({ id }) => id },
  ];
  if (!submissions.some(({ steps }) => steps)) return columns;
  const { reference, statuses } = mails.career.page;
  return [
    ...columns,
    { heading: reference, cell: ({ id }) => referenceOf(id) },
    { heading: 'Status', cell: ({ steps }) => statuses[steps?.at(-1)?.status ?? 'received'].label },
    {
      heading: `Since (${timeZone})`,
      cell: ({ steps = [], receivedAt }) => time(steps.at(-1)?.at ?? receivedAt),
    },
  ];
}

/** Returns the time that a clock in the time zone shows, as if it were UTC: a workbook has no time zones. */
function wallClock(timeZone: string): (milliseconds: number) => Date {
  const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', style);
  return (milliseconds) => new Date(`${format.format(milliseconds).replace(' ', 'T')}Z`);
}

function asValue(value: string | Date): CellValue {
  if (value instanceof Date) return value;
  const text = value.replace(/\r\n?/g, '\n').toWellFormed().replace(NOT_IN_XML, '');
  const cut =
    text.length > MOST_IN_CELL
      ? `${text.slice(0, MOST_IN_CELL - CUT.length).toWellFormed()}${CUT}`
      : text;
  // Spreadsheets read _x0041_ as A (ECMA-376 §22.9.2.19).
  return cut.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

function columnOf(values: CellValue[]): ColumnDef {
  if (values[1] instanceof Date) return { width: DATE.numFmt.length + 2, style: DATE };
  let longest = NARROWEST;
  for (const value of values) {
    for (const line of String(value).split('\n')) longest = Math.max(longest, line.length + 2);
  }
  return { width: Math.min(longest, WIDEST), style: TEXT };
}
