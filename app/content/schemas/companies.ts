import { z } from 'zod';
import { mark } from './reference.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';

/** A company shown by its logo: client or partner (spec 3). */
const company = z.strictObject({
  /** Its number; a partner is named by it where the logo is not seen. */
  id: z.int().positive(),
  /** Its name; portfolio records name their client by it. */
  name: text,
  /** Drawn mark in `media/marks`. */
  logo: mark,
});

/** content/<lang>/clients.yaml and partners.yaml, in the order shown. */
export const companies = unique(company, { id: ({ id }) => id });

export type Company = z.infer<typeof company>;
