import { type Cell, type CellValue, colToLetter, writeXlsx } from 'hucre/xlsx';
import { DIRECTION } from '#shared/language.ts';
import type { PortfolioPage } from './content.server.ts';
import type { Contract } from './select-contracts.ts';
import { summarise } from './summary.ts';

/** Media type of a workbook. */
export const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's limit for the name of a sheet, and the characters that it refuses there. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/g;

const COLUMNS = ['client', 'project', 'sector', 'value', 'duration', 'year', 'scope'] as const;
/** Widths of the columns in characters. */
const WIDTHS = {
  client: 26,
  project: 44,
  sector: 18,
  value: 17,
  duration: 17,
  year: 11,
  scope: 100,
};
/** Excel shows the separators of its own language in place of these. */
const FORMATS = { value: '#,##0.00', duration: '0', year: '0' };

/** In the font of the other cells. */
const BOLD = { font: { name: 'Calibri', size: 11, bold: true } };

const VALUE = colToLetter(COLUMNS.indexOf('value'));

/**
 * A list of contracts as an Excel workbook (ECMA-376): values, months and years are numbers, everything
 * else is text, never a formula. The total follows Excel's own filter.
 *
 * @param company its name, for the properties of the document
 * @param created date of the document
 */
export async function contractsWorkbook(
  contracts: readonly Contract[],
  { sheet, total, csvColumns: heads }: PortfolioPage['actions'],
  company: string,
  created: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows: CellValue[][] = [
    COLUMNS.map((column) => heads[column]),
    ...contracts.map(({ client, title, sector, value, duration, year, scope }) => [
      client,
      title,
      sector,
      Number(value),
      duration,
      year,
      scope,
    ]),
  ];
  const last = rows.length;
  const cells = new Map<string, Partial<Cell>>(
    COLUMNS.map((_, column) => [`0,${column}`, { style: BOLD }]),
  );
  // After an empty row, which ends the range that Excel filters and sorts.
  cells.set(`${last + 1},0`, { value: total, type: 'string', style: BOLD });
  cells.set(`${last + 1},${COLUMNS.indexOf('value')}`, {
    formula: `SUBTOTAL(109,${VALUE}2:${VALUE}${last})`,
    formulaResult: summarise(contracts).total,
    type: 'formula',
    style: { ...BOLD, numFmt: FORMATS.value },
  });
  const bytes = await writeXlsx({
    properties: {
      title: `${company}: ${sheet}`,
      creator: company,
      company,
      created,
      modified: created,
    },
    sheets: [
      {
        name: sheet.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME).trim(),
        columns: COLUMNS.map((column) => ({
          width: WIDTHS[column],
          ...(column in FORMATS ? { numFmt: FORMATS[column as keyof typeof FORMATS] } : {}),
        })),
        rows,
        cells,
        view: { rightToLeft: DIRECTION === 'rtl' },
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${colToLetter(COLUMNS.length - 1)}${last}` },
      },
    ],
  });
  return new Uint8Array(bytes);
}
