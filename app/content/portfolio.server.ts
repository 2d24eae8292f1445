import { z } from 'zod';
import { westernDigits } from '#shared/comparable-text.ts';
import { readClients } from './companies.server.ts';
import { readEstablished } from './company.server.ts';
import { describeValue } from './content-error.server.ts';
import { didYouMean, nearestOf } from './did-you-mean.server.ts';
import { key, lookup, meta, pastYear, text, textWith, unique } from './fields.server.ts';
import { fill } from './placeholders.ts';
import { contentReader } from './readers.server.ts';
import { slug } from './slug.ts';

/** The id of a client; the schema replaces it with the client's name. */
const client = lookup(
  z.string(),
  'the id of a client in clients.yaml',
  (id) => readClients().find((known) => known.id === id),
  () => readClients().map(({ id }) => id),
  (id, known) =>
    didYouMean(id, known) ||
    '; list the client there first, or, if nobody is to read who it was, remove this line: the contract then names the sector',
)
  .meta({ reference: { file: 'clients', shown: 'name' } })
  .transform(({ name }) => name);

/** The id of a contract; the office chooses it by its title. */
export const contractId = z
  .int()
  .meta({ reference: { file: 'portfolio', list: 'records', shown: 'title' } });

/** Longer contracts are mistakes: fifteen years. */
const MAX_MONTHS = 180;

/** Suggests how to write an amount with separators, another number of decimals, or its currency. */
function amountMeant(written: unknown): string {
  const amount = westernDigits(String(written)).replaceAll(/SAR|[\s'’٬]/gi, '');
  const [, whole = '', decimals = ''] = /^([\d,]+?)(?:[.,٫](\d{1,2}))?$/.exec(amount) ?? [];
  return Number(whole.replaceAll(',', '')) > 0
    ? `; write '${whole.replaceAll(',', '')}.${decimals.padEnd(2, '0')}'`
    : '';
}

/** A completed contract (spec 3). */
const portfolioRecord = z.strictObject({
  id: z.int().positive().meta({
    label: 'Number',
    hint: 'Number of the contract; take the next free one, and never that of another contract.',
  }),
  client: client.exactOptional().meta({
    hint: 'Whom it was for. A new client is added to Clients first; one who is not to be named is left out.',
  }),
  title: text.meta({ hint: 'What was built. The address of its page is made of it.' }),
  sector: z
    .string()
    .meta({ reference: { file: 'portfolio', list: 'sectors', shown: 'name' } })
    .meta({ hint: "Client's line of business." }),
  value: z
    .string()
    .regex(/^[1-9]\d*\.\d{2}$/, {
      error: ({ input }) =>
        `expected SAR with two decimals, such as "61682.50", got ${describeValue(input)}${amountMeant(input)}`,
    })
    .meta({
      notation: 'money',
      label: 'Value, SAR',
      hint: 'Contract value in SAR, written whole, such as 14,200,000 or 61,682.50.',
    }),
  duration: z
    .int()
    .min(1)
    .refine((months) => months <= MAX_MONTHS, {
      error: ({ input }) => `expected at most ${MAX_MONTHS} months, got ${String(input)}`,
    })
    .meta({
      label: 'Duration, months',
      hint: 'Whole months from mobilisation to handover, such as 9.',
    }),
  year: pastYear
    .refine((year) => year >= readEstablished(), {
      error: ({ input }) =>
        `expected ${readEstablished()}, the year the company was established, or later, got ${String(input)}`,
    })
    .meta({ hint: 'Year of handover, not before the company was established.' }),
  scope: text.meta({ hint: 'What the contract covered, in one sentence.' }),
});

/** content/portfolio.yaml: completed contracts. */
const portfolio = z
  .strictObject({
    meta,
    intro: text.meta({
      place: 'last',
      label: 'Introduction',
      hint: 'What the table lists; shown above it.',
    }),
    sectors: unique(
      z
        .strictObject({
          id: key.meta({
            label: 'Short name',
            hint: 'It is made of the name. Never change it once it is saved.',
          }),
          name: text,
        })
        .meta({ label: 'Sector' }),
      { id: ({ id }) => id },
    )
      .default([])
      .meta({ hint: 'The sectors of the contracts, in the order shown.' }),
    confidential: textWith('sector').meta({
      place: 'last',
      label: 'Client who is not named',
      hint: 'Shown as the client of a contract without one, such as "Confidential, {sector}".',
    }),
    records: unique(portfolioRecord.meta({ label: 'Contract' }), {
      id: ({ id }) => id,
      title: ({ title }) => slug(title),
    })
      .default([])
      .meta({ place: 'first', label: 'Contracts', hint: 'All contracts.' }),
  })
  .transform(({ sectors, confidential, records, ...page }, context) => {
    const nameOf = new Map(sectors.map(({ id, name }) => [id, name]));
    const named = records.map((record, index) => {
      const sector = nameOf.get(record.sector) ?? record.sector;
      if (!nameOf.has(record.sector)) {
        context.addIssue({
          code: 'custom',
          path: ['records', index, 'sector'],
          message: `expected the id of one of sectors, got ${describeValue(sector)}${nearestOf(sector, [...nameOf.keys()])}`,
        });
      }
      return { ...record, sector, client: record.client ?? fill(confidential, { sector }) };
    });
    return { ...page, sectors, records: named };
  });

export const readPortfolio = contentReader('portfolio', portfolio);

/** A contract; its client and sector are names, or the client is said to be confidential. */
export type PortfolioRecord = ReturnType<typeof readPortfolio>['records'][number];

/** A record of the portfolio by its id. */
export const portfolioRecordById = lookup(
  contractId,
  'the id of a record in portfolio.yaml',
  (id) => readPortfolio().records.find((known) => known.id === id),
  () => readPortfolio().records.map(({ id }) => String(id)),
);
