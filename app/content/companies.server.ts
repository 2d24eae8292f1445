import { z } from 'zod';
import { text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A company shown by its logo: client or partner (spec 3). */
const company = z.strictObject({
  /** Number of the company; the alternative text of a partner's logo contains it. */
  id: z.int().positive(),
  /** Name; portfolio records refer to their client by it. */
  name: text,
  /** Drawn mark in `media/marks`. */
  logo: mark,
});

/** content/<lang>/clients.yaml and partners.yaml, in display order. */
const companies = unique(company, { id: ({ id }) => id });

export type Company = z.infer<typeof company>;

export const readClients = contentReader('clients', companies);

export const readPartners = contentReader('partners', companies);
