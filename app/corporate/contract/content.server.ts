import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { lookup, meta, plural, text, textWithAny, unique } from '#app/content/fields.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture, scene } from '#app/content/references.server.ts';
import { drawing } from '../drawing/content.server.ts';

/** A certificate by its id. */
const certificate = lookup(
  z.string(),
  'the id of a certificate in certificates.yaml',
  (id) => readCertificates().certificates.find((known) => known.id === id),
  () => readCertificates().certificates.map(({ id }) => id),
);

/** A trade, which the schema replaces with its name. */
const trade = lookup(
  z.string(),
  'the id of a trade in company-figures.yaml',
  (id) => readCompanyFigures().trades.find((known) => known.id === id),
  () => readCompanyFigures().trades.map(({ id }) => id),
).transform(({ name }) => name);

/**
 * A service line: done by employees of its trade or, without a trade, by a subcontractor. If no line
 * names a trade, none is marked.
 */
const service = z.strictObject({
  name: text,
  /** The trade whose people do the work; none for the work of a subcontractor. */
  trade: trade.exactOptional(),
});

const heading = { title: text, lead: text };

/** content/capabilities.yaml: the page of service types. */
const capabilities = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, lead: text, picture, form: bannerForm.exactOptional() }),
  /** Breadcrumb step between home and this page. */
  trail: text,
  services: z
    .strictObject({
      title: text,
      /** May give the number of `{own}` and of `{subcontracted}` lines. */
      lead: textWithAny('own', 'subcontracted'),
      /** Drawing below the list. */
      drawing: drawing.exactOptional(),
      /** Mark beside each subcontracted line. */
      subcontracted: text,
      /** Numbered in this order. */
      list: unique(service, { name: ({ name }) => name }).min(1),
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
  /** Below the service types. */
  scene: scene.exactOptional(),
  clients: z.strictObject({
    ...heading,
    /** Number of contracts of a client. */
    contracts: plural,
    link: labelledLink,
  }),
  credentials: z.strictObject({
    ...heading,
    /** Column headings of the table. */
    subject: text,
    number: text,
    valid: text,
    items: z.array(certificate).default([]),
    links: z.array(labelledLink).default([]),
  }),
});

export type Capabilities = z.infer<typeof capabilities>;

export const readCapabilities = contentReader('capabilities', capabilities);
