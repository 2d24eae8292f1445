import { z } from 'zod';
import {
  type Injuries,
  localContentRatio,
  per200000,
  readCompanyFigures,
  recordables,
} from '#app/content/company-figures.server.ts';
import { text } from '#app/content/fields.server.ts';
import { markdownLine } from '#app/content/markdown.server.ts';
import { decimalFormat, numberFormat } from '#app/content/number-format.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import type { TableBlock } from './content.server.ts';
import { barColumns, barsOf } from './table-bars.server.ts';

/** A table with column headings from the content and computed cells. */
function computedTable<Kind extends string>(kind: Kind, heads: number, rows: () => string[][]) {
  return z
    .strictObject({
      kind: z.literal(kind),
      caption: text,
      note: markdownLine.exactOptional().meta({ hint: 'Explanation below the table.' }),
      bars: barColumns(heads),
      columns: z.array(text.meta({ label: 'Column' })).length(heads),
    })
    .transform(({ columns, bars, ...texts }): TableBlock => {
      const [name = '', ...rest] = columns;
      const cells = rows();
      return {
        ...texts,
        kind: 'table',
        columns: [
          { label: name, figures: false },
          ...rest.map((label) => ({ label, figures: true })),
        ],
        rows: cells,
        ...barsOf(bars, cells),
      };
    });
}

const grouped = numberFormat();
const whole = decimalFormat(0);
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Cells of a period: its name, hours, lost-time, restricted, medical, recordable cases, rate. */
export function injuries(period: Injuries & { period: string; hours: number }): string[] {
  return [
    period.period,
    grouped.format(period.hours),
    String(period.lostTime),
    String(period.restricted),
    String(period.medical),
    String(recordables(period)),
    twoDecimals.format(per200000(recordables(period), period.hours)),
  ];
}

const safetyRecord = computedTable('safety-record', 7, () =>
  readCompanyFigures().safety.map(injuries),
);

/** Columns: period, first aid, near misses, near misses per recordable case. */
const reportRecord = computedTable('report-record', 4, () =>
  readCompanyFigures().safety.map((period) => [
    period.period,
    String(period.firstAid),
    grouped.format(period.nearMisses),
    recordables(period) === 0 ? '–' : whole.format(period.nearMisses / recordables(period)),
  ]),
);

/** Columns: year; goods and services, salaries, training, supplier development, sum, in per cent. */
export function localContentRows(): string[][] {
  return readCompanyFigures().localContent.map((year) => [
    String(year.year),
    oneDecimal.format(year.goods),
    oneDecimal.format(year.salaries),
    oneDecimal.format(year.training),
    oneDecimal.format(year.suppliers),
    oneDecimal.format(localContentRatio(year)),
  ]);
}

const localContentRecord = computedTable('local-content-record', 6, localContentRows);

/** Columns: intake and trade, began, qualified, still employed. */
const apprenticeRecord = computedTable('apprentice-record', 4, () =>
  readCompanyFigures().apprentices.map(({ intake, trade, began, qualified, stayed }) => [
    `${intake}: ${trade}`,
    String(began),
    String(qualified),
    String(stayed),
  ]),
);

/** Columns: sector, number of contracts, value in SAR million, longest duration in months. */
const sectorRecord = computedTable('sector-record', 4, () => {
  const sectors = Map.groupBy(readPortfolio().records, ({ sector }) => sector);
  return [...sectors]
    .map(([sector, records]) => ({
      sector,
      count: records.length,
      value: records.reduce((sum, { value }) => sum + Number(value), 0),
      longest: Math.max(...records.map(({ duration }) => duration)),
    }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ sector, count, value, longest }) => [
      sector,
      String(count),
      oneDecimal.format(value / 1e6),
      String(longest),
    ]);
});

/** Bar chart of people by trade; the filled part of a bar shows the Saudis. */
const headcount = z
  .strictObject({
    kind: z.literal('headcount'),
    caption: text,
    columns: z.strictObject({ trade: text, people: text, saudis: text, share: text }),
  })
  .transform((block) => ({ ...block, trades: readCompanyFigures().trades }));

/** Tables of the company's records; the content only has their texts. */
export const computedTables = [
  safetyRecord,
  reportRecord,
  localContentRecord,
  apprenticeRecord,
  sectorRecord,
] as const;

/** Blocks with data from the company's records. */
export const computedBlocks = [...computedTables, headcount] as const;
