import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { listedCertificates } from '#app/content/certificates.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import {
  lead,
  lookup,
  meta,
  plural,
  text,
  textWithAny,
  trail,
  unique,
} from '#app/content/fields.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { listedLink, optionalLink, picture, scene, shown } from '#app/content/references.server.ts';
import { drawing } from '../drawing/content.server.ts';

/** A certificate by its id. */
const certificate = lookup(
  z.string(),
  'the id of a certificate in certificates.yaml',
  (id) => listedCertificates().find((known) => known.id === id),
  () => listedCertificates().map(({ id }) => id),
).meta({ reference: { file: 'certificates', list: 'certificates', shown: 'title' } });

/** A trade, which the schema replaces with its name. */
const trade = lookup(
  z.string(),
  'the id of a trade in company-figures.yaml',
  (id) => readCompanyFigures().trades.find((known) => known.id === id),
  () => readCompanyFigures().trades.map(({ id }) => id),
)
  .meta({ reference: { file: 'company-figures', list: 'trades', shown: 'name' } })
  .transform(({ name }) => name);

/**
 * A service line: done by employees of its trade or, without a trade, by a subcontractor. If no line
 * names a trade, none is marked.
 */
const service = z.strictObject({
  name: text,
  trade: trade
    .exactOptional()
    .meta({ hint: 'The trade whose people do the work; none for the work of a subcontractor.' }),
});

const heading = { title: text, lead };

/** content/capabilities.yaml: the page of service types. */
const capabilities = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead, picture, form: bannerForm.exactOptional() }),
  trail,
  services: z
    .strictObject({
      title: text,
      lead: textWithAny('own', 'subcontracted').meta({
        label: 'Introduction',
        hint: 'May give the number of "{own}" and of "{subcontracted}" lines.',
      }),
      drawing: drawing.exactOptional().meta({ hint: 'Drawing below the list.' }),
      subcontracted: text.meta({ hint: 'Mark beside each subcontracted line.' }),
      list: unique(service, { name: ({ name }) => name })
        .min(1)
        .meta({ hint: 'Numbered in this order.' }),
    })
    .transform((services) => {
      const own = services.list.filter((line) => line.trade).length;
      const subcontracted = services.list.length - own;
      const list = services.list.map((line) => ({
        ...line,
        isSubcontracted: own > 0 && !line.trade,
      }));
      return { ...services, list, lead: fill(services.lead, { own, subcontracted }) };
    }),
  scene: scene.exactOptional().meta({ hint: 'Below the service types.' }),
  clients: z.strictObject({
    ...heading,
    contracts: plural.meta({ hint: 'Number of contracts of a client.' }),
    link: optionalLink,
  }),
  credentials: z.strictObject({
    ...heading,
    subject: text.meta({ hint: 'Column headings of the table.' }),
    number: text,
    valid: text,
    items: z.array(certificate.meta({ label: 'Item' })).default([]),
    links: z
      .array(listedLink.meta({ label: 'Link' }))
      .default([])
      .transform(shown),
  }),
});

export type Capabilities = z.infer<typeof capabilities>;

export const readCapabilities = contentReader('capabilities', capabilities);
