import { z } from 'zod';
import {
  hoursSinceLostTime,
  localContentRatio,
  readCompanyFigures,
} from '#app/content/company-figures.server.ts';
import { text } from '#app/content/fields.server.ts';
import { decimalFormat } from '#app/content/number-format.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { drawingFields, legendFits } from '#app/corporate/drawing/content.server.ts';

const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** One column of a chart, stacked from the bottom. */
interface ChartColumn {
  label: string;
  /** Its figure, as shown above it. */
  figure: string;
  /** One value per part. */
  values: number[];
}

const named = (count: number) => z.array(text.meta({ label: 'Part' })).length(count);

/** Years with the four parts of the local content ratio, in per cent of the revenue. */
const localContentChart = z
  .strictObject({ kind: z.literal('local-content'), parts: named(4), caption: text })
  .transform(({ parts, caption }) => ({
    kind: 'columns' as const,
    parts,
    caption,
    columns: readCompanyFigures().localContent.map(
      (year): ChartColumn => ({
        label: String(year.year),
        figure: oneDecimal.format(localContentRatio(year)),
        values: [year.goods, year.salaries, year.training, year.suppliers],
      }),
    ),
  }));

/** Periods with the million hours worked before and after the last lost-time injury. */
const hoursChart = z
  .strictObject({ kind: z.literal('hours'), parts: named(2), caption: text })
  .transform(({ parts, caption }) => {
    const figures = readCompanyFigures();
    let since = hoursSinceLostTime(figures) ?? Number.POSITIVE_INFINITY;
    const columns = figures.safety.toReversed().map(({ period, hours }): ChartColumn => {
      const free = Math.min(hours, since);
      since -= free;
      const figure = twoDecimals.format(hours / 1e6);
      return { label: period, figure, values: [hours - free, free] };
    });
    return { kind: 'columns' as const, parts, caption, columns: columns.reverse() };
  });

/** A square for each employee, those of Saudis filled. */
const peopleChart = z
  .strictObject({ kind: z.literal('people'), parts: named(2), caption: text })
  .transform((chart) => {
    const { trades } = readCompanyFigures();
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      ...chart,
      people: sum(trades.map(({ people }) => people)),
      saudis: sum(trades.map(({ saudis }) => saudis)),
    };
  });

/** A column for each contract, by value in SAR million. */
const contractsChart = z
  .strictObject({ kind: z.literal('contracts'), caption: text })
  .transform((chart) => {
    const values = readPortfolio()
      .records.map(({ value }) => Number(value) / 1e6)
      .toSorted((a, b) => b - a);
    const figures = values.map((value) => oneDecimal.format(value));
    return { ...chart, values, largest: figures.at(0), smallest: figures.at(-1) };
  });

/** Points of time on a line drawn to scale. */
const scaleChart = z.strictObject({
  kind: z.literal('scale'),
  caption: text,
  points: z
    .array(z.strictObject({ at: z.number().nonnegative(), label: text }).meta({ label: 'Point' }))
    .min(2),
});

/** A drawing on its sheet. */
const drawingChart = z
  .strictObject({ kind: z.literal('drawing'), ...drawingFields })
  .superRefine(legendFits);

/** The chart beside a large figure; the content has its words, the company's figures its data. */
export const chart = z.discriminatedUnion('kind', [
  localContentChart,
  hoursChart,
  peopleChart,
  contractsChart,
  scaleChart,
  drawingChart,
]);

type Chart = z.output<typeof chart>;
export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>;
