import { z } from 'zod';
import { readClients } from './companies.server.ts';
import { readEstablished } from './company.server.ts';
import { describeValue } from './content-error.server.ts';
import { didYouMean } from './did-you-mean.server.ts';
import { key, lookup, meta, pastYear, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { slug } from './slug.ts';

/** The id of a client; the schema replaces it with the client's name. */
const client = lookup(
  z.string(),
  'the id of a client in clients.yaml',
  (id) => readClients().find((known) => known.id === id),
  () => readClients().map(({ id }) => id),
).transform(({ name }) => name);

/** Longer contracts are mistakes: fifteen years. */
const MAX_MONTHS = 180;

/** A completed contract (spec 3). */
const portfolioRecord = z.strictObject({
  /** Number of the contract; take the next free one, and never that of another contract. */
  id: z.int().positive().meta({ label: 'Number' }),
  /** Whom it was for. A new client is added to Clients first. */
  client,
  /** What was built. The address of its page is made of it. */
  title: text,
  /** Client's line of business: one of the sectors above. */
  sector: z.string().meta({ reference: 'the id of a sector in portfolio.yaml' }),
  /** Contract value in SAR: digits without spaces or commas, and two decimals, such as 61682.50. */
  value: z
    .string()
    .regex(/^[1-9]\d*\.\d{2}$/, {
      error: 'expected SAR as quoted text with two decimals, such as "61682.50"',
    })
    .meta({ label: 'Value, SAR' }),
  /** Months from mobilisation to handover. */
  duration: z
    .int()
    .min(1)
    .refine((months) => months <= MAX_MONTHS, {
      error: ({ input }) => `expected at most ${MAX_MONTHS} months, got ${String(input)}`,
    })
    .meta({ label: 'Duration, months' }),
  /** Year of handover, not before the company was established. */
  year: pastYear.refine((year) => year >= readEstablished(), {
    error: ({ input }) =>
      `expected ${readEstablished()}, the year the company was established, or later, got ${String(input)}`,
  }),
  /** What the contract covered, in one sentence. */
  scope: text,
});

/** content/portfolio.yaml: completed contracts. */
const portfolio = z
  .strictObject({
    /** The page in browsers, search engines and link previews. */
    meta,
    /** What the table lists; shown above it. */
    intro: text,
    /** The sectors of the contracts, in the order shown. */
    sectors: unique(z.strictObject({ id: key, name: text }), { id: ({ id }) => id }).default([]),
    /** All contracts. */
    records: unique(portfolioRecord, {
      id: ({ id }) => id,
      title: ({ title }) => slug(title),
    })
      .default([])
      .meta({ label: 'Contracts' }),
  })
  .transform(({ sectors, records, ...page }, context) => {
    const nameOf = new Map(sectors.map(({ id, name }) => [id, name]));
    const named = records.map(({ sector, ...record }, index) => {
      const name = nameOf.get(sector);
      if (name === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['records', index, 'sector'],
          message: `expected the id of one of sectors, got ${describeValue(sector)}${didYouMean(sector, nameOf.keys())}`,
        });
      }
      return { ...record, sector: name ?? sector };
    });
    return { ...page, sectors: [...nameOf.values()], records: named };
  });

export const readPortfolio = contentReader('portfolio', portfolio);

/** A contract; its client and sector are names. */
export type PortfolioRecord = ReturnType<typeof readPortfolio>['records'][number];

/** A record of the portfolio by its id. */
export const portfolioRecordById = lookup(z.int(), 'the id of a record in portfolio.yaml', (id) =>
  readPortfolio().records.find((known) => known.id === id),
);
