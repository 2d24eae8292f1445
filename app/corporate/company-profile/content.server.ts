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
  edition: z.strictObject({ label: text, figures: text, website: text, established: text }),
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
    columns: z.strictObject({ trade: text, people: text, saudis: text, share: text }),
    /** Label of the last row. */
    total: text,
  }),
  /** Below the trades. */
  localContent: z.strictObject({
    title: text,
    lead: text,
    columns: z.strictObject({
      year: text,
      goods: text,
      salaries: text,
      training: text,
      suppliers: text,
      ratio: text,
    }),
  }),
  expertise: z.strictObject({
    title: text,
    /** Link to the area of expertise. */
    standards: text,
  }),
  services: z.strictObject({ title: text }),
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
  clients: z.strictObject({ title: text }),
  certificates: z.strictObject({
    title: text,
    columns: z.strictObject({
      title: text,
      number: text,
      scope: text,
      issued: text,
      expires: text,
    }),
  }),
  safety: z.strictObject({
    title: text,
    lead: text,
    columns: z.strictObject({
      period: text,
      hours: text,
      lostTime: text,
      restricted: text,
      medical: text,
      recordable: text,
      rate: text,
      nearMisses: text,
    }),
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
  persons: z.strictObject({ title: text }),
  contacts: z.strictObject({
    title: text,
    office: text,
    hours: text,
    directions: text,
  }),
});

export const readCompanyProfile = contentReader('company-profile', companyProfile);
