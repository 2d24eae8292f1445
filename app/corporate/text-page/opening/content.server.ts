import { z } from 'zod';
import { readCompany } from '#app/content/company.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { text, unique, verbatim } from '#app/content/fields.server.ts';
import { picture } from '#app/content/references.server.ts';
import { chart } from './charts.server.ts';

/** One very large figure beside its chart. */
const figure = z.strictObject({
  kind: z.literal('figure'),
  figure: text,
  unit: text.exactOptional(),
  label: text,
  chart,
});

/** The rule that everybody has to know, and where it is written. */
const sign = z.strictObject({ kind: z.literal('sign'), text, source: text });

/** The page in one sentence, at display size, and its source. */
const quotation = z.strictObject({ kind: z.literal('quotation'), text, source: text });

const percent = z.number().min(0).max(100);

const callout = z.strictObject({
  number: verbatim.meta({ hint: 'Shown in the picture and before the title.' }),
  at: z
    .tuple([percent, percent])
    .meta({ hint: 'Point in the picture, in per cent of its width and of its height.' }),
  title: text,
  text,
});

/** A picture of the whole width, with numbered callouts. */
const model = z.strictObject({
  kind: z.literal('model'),
  title: text,
  picture,
  callouts: unique(callout.meta({ label: 'Callout' }), { number: ({ number }) => number }).min(1),
});

/** What identifies the company in a client’s system. */
const record = z.strictObject({
  kind: z.literal('record'),
  title: text,
  items: z.array(z.strictObject({ term: text, value: text, text }).meta({ label: 'Item' })).min(1),
});

/** Codes by trade and by the body that issues them. */
const matrix = z
  .strictObject({
    kind: z.literal('matrix'),
    title: text,
    caption: text,
    trade: text.meta({ hint: 'Heading of the trades.' }),
    bodies: z
      .array(verbatim.meta({ label: 'Body' }))
      .min(2)
      .meta({ hint: 'The bodies, in the order of the columns; the last one stands out.' }),
    rows: unique(
      z.strictObject({ trade: text, codes: z.record(z.string(), verbatim) }).meta({ label: 'Row' }),
      {
        trade: ({ trade }) => trade,
      },
    )
      .min(1)
      .meta({ hint: 'Each code by its body, without the body’s name.' }),
  })
  .superRefine(({ bodies, rows }, context) => {
    rows.forEach(({ codes }, index) => {
      for (const body of Object.keys(codes)) {
        if (bodies.includes(body)) continue;
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'codes', body],
          message: `expected one of bodies, got "${body}"`,
        });
      }
    });
  });

/** The companies of the group and the company that they founded, as lines on a scale of years. */
const lifelines = z
  .strictObject({ kind: z.literal('lifelines'), caption: text })
  .transform((opening) => {
    const { name, established, groupCompanies } = readCompany();
    const { asOf } = readCompanyFigures();
    const founders = Object.values(groupCompanies).map(({ name, founded }) => ({
      name,
      from: founded,
      to: established,
    }));
    return {
      ...opening,
      founders,
      company: { name, from: established, to: Number(asOf.slice(0, 4)) },
    };
  });

const articleOpening = z.discriminatedUnion('kind', [
  figure,
  sign,
  quotation,
  model,
  record,
  matrix,
]);

/**
 * What a text page shows between its banner and its text, by kind of page; none where its data are still
 * missing.
 */
export const openings = {
  article: articleOpening.transform((opening) =>
    opening.kind === 'figure' && !hasData(opening.chart) ? undefined : opening,
  ),
  document: sign,
  history: lifelines.transform((opening) => (opening.founders.length > 0 ? opening : undefined)),
};

export type ArticleOpening = z.output<typeof articleOpening>;
export type OpeningOf<Kind extends ArticleOpening['kind']> = Extract<
  ArticleOpening,
  { kind: Kind }
>;
export type SignData = z.output<typeof sign> | z.output<typeof quotation>;
export type LifelinesData = z.output<typeof lifelines>;

function hasData(chart: OpeningOf<'figure'>['chart']): boolean {
  if (chart.kind === 'columns') return chart.columns.length > 0;
  if (chart.kind === 'contracts') return chart.values.length > 0;
  return chart.kind !== 'people' || chart.people > 0;
}
