import { z } from 'zod';
import { lookup, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { readProjects } from '../project-details/content.server.ts';

/** A contract described in full, by the id of its record. */
const project = lookup(z.int(), 'the record of an entry in project-details.yaml', (id) =>
  readProjects().find(({ record }) => record.id === id),
);

/**
 * content/company-profile.yaml: the words of the company profile that no page has. Its facts are
 * those of the pages.
 */
const companyProfile = z.strictObject({
  /** Title on the cover and of the document. */
  title: text,
  /** Name of the downloaded file, without its extension. */
  file: text.transform((name) => name.replace(/[\\/:*?"<>|]+/g, ' ')),
  /** Label of links to the file. */
  link: textWith('size'),
  /** On the cover. */
  picture,
  /** Heading of the list of chapters. */
  contents: text,
  /** Labels of the title block on the cover. */
  edition: texts('label', 'figures', 'website', 'established'),
  /** Text and points are those about the company on the home page. */
  company: z.strictObject({
    title: text,
    picture,
    /** Heading of the points. */
    group: text,
    /** Label of the number of employees. */
    headcount: text,
  }),
  people: z.strictObject({
    title: text,
    lead: text,
    columns: texts('trade', 'people', 'saudis', 'share'),
    /** Label of the last row. */
    total: text,
  }),
  /** Below the trades. */
  localContent: z.strictObject({
    title: text,
    lead: text,
    columns: texts('year', 'goods', 'salaries', 'training', 'suppliers', 'ratio'),
  }),
  expertise: z.strictObject({
    title: text,
    /** Link to the area of expertise. */
    standards: text,
  }),
  services: texts('title'),
  projects: z.strictObject({
    title: text,
    lead: text,
    /** Contracts described in full, in the order shown: the first fills a page, two each of the next. */
    records: z.array(project).default([]),
  }),
  contracts: z.strictObject({
    title: text,
    lead: text,
    /** Labels of the last rows. */
    total: textWith('n'),
    median: text,
    /** In place of the introduction where there are more contracts than the list shows. */
    largest: textWith('n', 'all'),
  }),
  clients: texts('title'),
  certificates: z.strictObject({
    title: text,
    columns: texts('title', 'number', 'scope', 'issued', 'expires'),
  }),
  safety: z.strictObject({
    title: text,
    lead: text,
    columns: texts('period', 'hours', 'lostTime', 'restricted', 'medical').extend(
      texts('recordable', 'rate', 'nearMisses').shape,
    ),
    /** Label of the last row. */
    total: text,
    /** How the rate is computed. */
    formula: text,
    lastLostTime: text,
    hoursSince: text,
    trainingHours: text,
    /** Heading of the ISO certificates and what they require. */
    systems: text,
  }),
  persons: texts('title'),
  contacts: texts('title', 'office', 'hours', 'directions'),
});

/** An object of texts only. */
function texts<Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => [name, text]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, typeof text>);
}

export const readCompanyProfile = contentReader('company-profile', companyProfile);
