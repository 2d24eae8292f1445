import { z } from 'zod';
import { key, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A client or partner (spec 3). */
const partner = z.strictObject({
  /** Number of the partner; take the next free one. */
  id: z.int().positive().meta({ label: 'Number' }),
  name: text,
  /** A drawing (SVG with letters as outlines), or a picture at least 320 pixels wide. */
  logo: mark,
});

const client = z.strictObject({
  /** Short name in small letters, by which contracts refer to the client, such as "rawasi-pipelines". Never change it. */
  id: key.meta({ label: 'Short name' }),
  name: text,
  /** A drawing (SVG with letters as outlines), or a picture at least 320 pixels wide. Without one, the name is shown. */
  logo: mark.optional(),
});

export type Partner = z.infer<typeof partner>;
export type Client = z.infer<typeof client>;

/** content/clients.yaml, in display order. */
export const readClients = contentReader('clients', unique(client, { id: ({ id }) => id }));

/** content/partners.yaml, in display order. */
export const readPartners = contentReader('partners', unique(partner, { id: ({ id }) => id }));
