import { z } from 'zod';
import { readClients } from './companies.server.ts';
import { describeValue } from './content-error.server.ts';
import { didYouMean } from './did-you-mean.server.ts';
import { lookup, meta, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { slug } from './slug.ts';

const client = z.string().superRefine((name, context) => {
  if (readClients().some((known) => known.name === name)) return;
  context.addIssue({
    code: 'custom',
    message: `expected the name of a client in clients.yaml, got ${describeValue(name)}${didYouMean(
      name,
      readClients().map((known) => known.name),
    )}`,
  });
});

/** A completed contract (spec 3). */
const portfolioRecord = z.strictObject({
  /** Number of the record, from 1; the home page selects by it. */
  id: z.int().positive(),
  /** Name of the client, as in clients.yaml. */
  client,
  /** What was built; its slug is the address of its page. */
  title: text,
  /** Client's line of business, for grouping. */
  sector: text,
  /** Contract value in SAR: plain digits and two decimals, quoted so that no digit is lost. */
  value: z.string().regex(/^[1-9]\d*\.\d{2}$/, {
    error: 'expected SAR as quoted text with two decimals, such as "61682.50"',
  }),
  /** Months from mobilisation to handover. */
  duration: z.int().min(1),
  /** Year of handover. */
  year: z.int().min(2022),
  /** What the contract covered, in one sentence. */
  scope: text,
});

/** content/<lang>/portfolio.yaml */
const portfolio = z.strictObject({
  /** The page in browsers, search engines and link previews. */
  meta,
  /** What the table lists; shown above it. */
  intro: text,
  /** All contracts. */
  records: unique(portfolioRecord, { id: ({ id }) => id, title: ({ title }) => slug(title) }),
});

export type PortfolioRecord = z.infer<typeof portfolioRecord>;

export const readPortfolio = contentReader('portfolio', portfolio);

/** A record of the portfolio by its id. */
export const portfolioRecordById = lookup(z.int(), 'the id of a record in portfolio.yaml', (id) =>
  readPortfolio().records.find((known) => known.id === id),
);
