import { z } from 'zod';
import { readGroup } from '../group.server.ts';
import { decimalFormat, numberFormat } from '../number-format.ts';
import { readPortfolio } from '../portfolio.server.ts';
import { localContentRatio, per200000, recordables } from '../rates.ts';
import type { TableBlock } from './table-block.ts';
import { text } from './text.ts';

/** A table whose columns the content names and whose cells are worked out. */
function computedTable<Kind extends string>(kind: Kind, heads: number, rows: () => string[][]) {
  return z
    .strictObject({ kind: z.literal(kind), caption: text, columns: z.array(text).length(heads) })
    .transform(({ caption, columns }): TableBlock => {
      const [name = '', ...rest] = columns;
      return {
        kind: 'table',
        caption,
        columns: [
          { label: name, figures: false },
          ...rest.map((label) => ({ label, figures: true })),
        ],
        rows: rows(),
      };
    });
}

const grouped = numberFormat();
const whole = decimalFormat(0);
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Period, hours, lost-time, restricted, medical, recordable cases, their rate. */
const safetyRecord = computedTable('safety-record', 7, () =>
  readGroup().safety.map((period) => [
    period.period,
    grouped.format(period.hours),
    String(period.lostTime),
    String(period.restricted),
    String(period.medical),
    String(recordables(period)),
    twoDecimals.format(per200000(recordables(period), period.hours)),
  ]),
);

/** Period, first aid, near misses, near misses for each recordable case. */
const reportRecord = computedTable('report-record', 4, () =>
  readGroup().safety.map((period) => [
    period.period,
    String(period.firstAid),
    grouped.format(period.nearMisses),
    recordables(period) === 0 ? '–' : whole.format(period.nearMisses / recordables(period)),
  ]),
);

/** Year, goods and services, salaries, training, supplier development, their sum; in per cent. */
const localContentRecord = computedTable('local-content-record', 6, () =>
  readGroup().localContent.map((year) => [
    String(year.year),
    oneDecimal.format(year.goods),
    oneDecimal.format(year.salaries),
    oneDecimal.format(year.training),
    oneDecimal.format(year.suppliers),
    oneDecimal.format(localContentRatio(year)),
  ]),
);

/** Intake with its trade, began, qualified, still with us. */
const apprenticeRecord = computedTable('apprentice-record', 4, () =>
  readGroup().apprentices.map(({ intake, trade, began, qualified, stayed }) => [
    `${intake}: ${trade}`,
    String(began),
    String(qualified),
    String(stayed),
  ]),
);

/** Sector, number of contracts, their value in SAR million, the longest in months. */
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

/** People by trade as bars, Saudis the filled part of each. */
const headcount = z
  .strictObject({
    kind: z.literal('headcount'),
    caption: text,
    columns: z.strictObject({ trade: text, people: text, saudis: text, share: text }),
  })
  .transform((block) => ({ ...block, trades: readGroup().trades }));

/** Blocks that show the company's own records; the content gives only their words. */
export const computedBlocks = [
  safetyRecord,
  reportRecord,
  localContentRecord,
  apprenticeRecord,
  sectorRecord,
  headcount,
] as const;
