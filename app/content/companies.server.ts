import { z } from 'zod';
import { key, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A client or partner (spec 3). */
const partner = z.strictObject({
  /** Number of the partner; the alternative text of its logo contains it. */
  id: z.int().positive(),
  name: text,
  /** Logo in `media/marks`, such as `partners/tessaro-pumps`. */
  logo: mark,
});

const client = z.strictObject({
  /** Portfolio records refer to their client by it. */
  id: key,
  name: text,
  /** Logo in `media/marks`; a client without one is shown by its name. */
  logo: mark.optional(),
});

export type Partner = z.infer<typeof partner>;
export type Client = z.infer<typeof client>;

/** content/clients.yaml, in display order. */
export const readClients = contentReader('clients', unique(client, { id: ({ id }) => id }));

/** content/partners.yaml, in display order. */
export const readPartners = contentReader('partners', unique(partner, { id: ({ id }) => id }));
