import { z } from 'zod';
import { withPlainNumbers } from '#app/content/plain-numbers.server.ts';

/**
 * Columns of figures, counted from 1, that bars show: one, or all and a part. The bars are in the last.
 *
 * @param columns how many the table has
 */
export const barColumns = (columns = Number.MAX_SAFE_INTEGER) =>
  z
    .array(z.int().min(2).max(columns).meta({ label: 'Bar' }))
    .min(1)
    .max(2)
    .exactOptional();

/** The bars of a table, by row; their lengths are in per cent of the longest. */
export interface TableBars {
  /** Index of the column that has them. */
  column: number;
  lengths: { whole: number; part: number }[];
}

/**
 * Computes the bars of a table. A cell without a number, such as a dash, has an empty bar.
 *
 * @returns fields of the table's data; none without bars
 */
export function barsOf(
  columns: readonly number[] | undefined,
  rows: readonly (readonly string[])[],
): { bars?: TableBars } {
  if (!columns) return {};
  const column = Math.max(...columns) - 1;
  const values = rows.map((row) => columns.map((number) => numberIn(row[number - 1] ?? '')));
  const largest = Math.max(...values.flat());
  const percent = (value: number) => (largest > 0 ? Math.round((value / largest) * 100) : 0);
  const lengths = values.map(([first = 0, second]) => ({
    whole: second === undefined ? 0 : percent(first),
    part: percent(second ?? first),
  }));
  return { bars: { column, lengths } };
}

/** Reads "1,595", "1.4 %", "8 min", or minutes and seconds as in "6:40"; 0 for other text. */
function numberIn(cell: string): number {
  const [, number = '0', seconds = '0'] =
    /^(\d+(?:\.\d+)?)(?::(\d\d))?/.exec(withPlainNumbers(cell)) ?? [];
  return Number(number) + Number(seconds) / 60;
}
