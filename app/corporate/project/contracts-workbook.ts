import { type Cell, type CellValue, colToLetter, writeXlsx } from 'hucre/xlsx';
import { DIRECTION } from '#shared/language.ts';
import { COLUMNS, DOWNLOADED, quantity } from './columns.ts';
import type { PortfolioPage } from './content.server.ts';
import type { Contract } from './select-contracts.ts';
import { summarise } from './summary.ts';

/** Media type of a workbook. */
export const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's limit for the name of a sheet, and the characters that it refuses there. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/g;

/** Excel shows the separators of its own language in place of these. */
const FORMATS = { text: undefined, number: '0', months: '0', money: '#,##0.00' };

/** In the font of the other cells. */
const BOLD = { font: { name: 'Calibri', size: 11, bold: true } };

const VALUE = DOWNLOADED.indexOf('value');
const VALUE_LETTER = colToLetter(VALUE);

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
    DOWNLOADED.map((key) => heads[key]),
    ...contracts.map((contract) => DOWNLOADED.map((key) => quantity(key, contract))),
  ];
  const last = rows.length;
  const cells = new Map<string, Partial<Cell>>(
    DOWNLOADED.map((_, column) => [`0,${column}`, { style: BOLD }]),
  );
  // After an empty row, which ends the range that Excel filters and sorts.
  cells.set(`${last + 1},0`, { value: total, type: 'string', style: BOLD });
  cells.set(`${last + 1},${VALUE}`, {
    formula: `SUBTOTAL(109,${VALUE_LETTER}2:${VALUE_LETTER}${last})`,
    formulaResult: summarise(contracts).total,
    type: 'formula',
    style: { ...BOLD, numFmt: FORMATS.money },
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
        columns: DOWNLOADED.map((key) => {
          const { kind, width } = COLUMNS[key];
          const numFmt = FORMATS[kind];
          return numFmt ? { width, numFmt } : { width };
        }),
        rows,
        cells,
        view: { rightToLeft: DIRECTION === 'rtl' },
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${colToLetter(DOWNLOADED.length - 1)}${last}` },
      },
    ],
  });
  return new Uint8Array(bytes);
}
