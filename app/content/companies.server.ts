import { z } from 'zod';
import { key, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A client or partner (spec 3). */
const partner = z.strictObject({
  /** Number of the partner; take the next free one. */
  id: z.int().positive().meta({ label: 'Number' }),
  name: text,
  /** Logo in `media/marks`, such as `partners/tessaro-pumps`. */
  logo: mark,
});

const client = z.strictObject({
  /** Short name in small letters, by which contracts refer to the client, such as "rawasi-pipelines". Never change it. */
  id: key.meta({ label: 'Short name' }),
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
