import { z } from 'zod';
import { readCertificates } from '../certificates.server.ts';
import { fill } from '../fill.ts';
import { readGroup } from '../group.server.ts';
import { foundBy } from './found-by.ts';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';
import { unique } from './unique.ts';

/** A certificate by its name; becomes the certificate itself. */
const certificate = foundBy(z.string(), 'the name of a certificate in certificates.yaml', (name) =>
  readCertificates().certificates.find((known) => known.name === name),
);

/** A trade by its name in group.yaml. */
const trade = foundBy(z.string(), 'the name of a trade in group.yaml', (name) =>
  readGroup().trades.find((known) => known.name === name),
).transform(({ name }) => name);

/** Done by our own people of a trade; without one, by a subcontractor. */
const service = z.strictObject({ name: text, trade: trade.exactOptional() });

const heading = { title: text, lead: text };

/** content/<lang>/capabilities.yaml: the page of service types. */
export const capabilities = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead: text, picture }),
  /** Step of the breadcrumb between home and this page. */
  trail: text,
  services: z
    .strictObject({
      title: text,
      lead: textWith('own', 'subcontracted'),
      /** Beside each line that a subcontractor does. */
      subcontracted: text,
      /** Numbered in this order; about 75 (spec 9). */
      list: unique(service, { name: ({ name }) => name }),
    })
    .transform((services) => {
      const own = services.list.filter((line) => line.trade).length;
      const subcontracted = services.list.length - own;
      return { ...services, lead: fill(services.lead, { own, subcontracted }) };
    }),
  clients: z.strictObject({
    ...heading,
    /** How many contracts a client has given us. */
    contracts: textWith('n'),
    contract: text,
    link: labelledLink,
  }),
  credentials: z.strictObject({
    ...heading,
    /** Heads of the table. */
    subject: text,
    number: text,
    valid: text,
    items: z.array(certificate).min(1),
    links: z.array(labelledLink).min(1),
  }),
});

export type Capabilities = z.infer<typeof capabilities>;
