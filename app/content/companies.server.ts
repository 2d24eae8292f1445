import { z } from 'zod';
import { text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A client or partner (spec 3). */
const company = z.strictObject({
  /** Number of the company; the alternative text of a partner's logo contains it. */
  id: z.int().positive(),
  /** Name; portfolio records refer to their client by it. */
  name: text,
  /** Logo in `media/marks`, such as `clients/tawad`. */
  logo: mark,
});

/** A client without a logo is shown by its name. */
const client = company.partial({ logo: true });

export type Partner = z.infer<typeof company>;
export type Client = z.infer<typeof client>;

/** content/<lang>/clients.yaml, in display order. */
export const readClients = contentReader('clients', unique(client, { id: ({ id }) => id }));

/** content/<lang>/partners.yaml, in display order. */
export const readPartners = contentReader('partners', unique(company, { id: ({ id }) => id }));
