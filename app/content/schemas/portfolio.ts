import { z } from 'zod';
import { readClients } from '../companies.server.ts';
import { shown } from '../content-error.server.ts';
import { slug } from '../slug.ts';
import { meta, text } from './text.ts';
import { unique } from './unique.ts';

const client = z.string().superRefine((name, context) => {
  if (readClients().some((known) => known.name === name)) return;
  context.addIssue({
    code: 'custom',
    message: `expected the name of a client in clients.yaml, got ${shown(name)}`,
  });
});

/** A completed contract (spec 3). */
const portfolioRecord = z.strictObject({
  /** Its number, from 1; the home page selects by it. */
  id: z.int().positive(),
  /** Who it was built for. */
  client,
  /** What was built; its slug is the address of its page. */
  title: text,
  /** Line of business of the client, for grouping. */
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
export const portfolio = z.strictObject({
  /** The page outside itself. */
  meta,
  /** What the table counts, above it. */
  intro: text,
  /** All contracts. */
  records: unique(portfolioRecord, { id: ({ id }) => id, title: ({ title }) => slug(title) }),
});

export type PortfolioRecord = z.infer<typeof portfolioRecord>;
