import { z } from 'zod';
import { SCRIPT } from '#shared/language.ts';
import { scriptOf } from '#shared/script.ts';
import { originalLanguage } from '#shared/translation.ts';
import { key, text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

const logo = mark.optional().meta({
  folder: 'media/marks/clients',
  hint: 'A drawing (SVG with letters as outlines), or a picture at least 320 pixels wide. Without one, the name is shown.',
});

const name = text.meta({ hint: 'The name, as pages show it.' });

/** A client or partner (spec 3). */
const partner = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ label: 'Number', hint: 'Number of the partner; take the next free one.' }),
  name,
  logo: logo.meta({ folder: 'media/marks/partners' }),
});

const client = z.strictObject({
  id: key.meta({
    label: 'Short name',
    hint: 'Contracts refer to the client by it. It is made of the name. Never change it once it is saved.',
  }),
  name,
  logo,
});

export type Partner = z.infer<typeof partner>;
export type Client = z.infer<typeof client>;

/** Whether names need their letters beside the logos, which are in those of the language of `content/` itself. */
export function logosNeedNames(): boolean {
  return scriptOf(originalLanguage().locale) !== SCRIPT;
}

/** content/clients.yaml, in display order. */
export const readClients = contentReader(
  'clients',
  unique(client.meta({ label: 'Client' }), { id: ({ id }) => id }),
);

/** content/partners.yaml, in display order. */
export const readPartners = contentReader(
  'partners',
  unique(partner.meta({ label: 'Partner' }), { id: ({ id }) => id }),
);
