import { z } from 'zod';
import { lead, lookup, text, texts, textWith } from '#app/content/fields.server.ts';
import { contractId } from '#app/content/portfolio.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { readProjects } from '../project-details/content.server.ts';

/** A contract described in full, by the id of its record. */
const project = lookup(
  contractId,
  'the record of an entry in project-details.yaml',
  (id) => readProjects().find(({ record }) => record.id === id),
  () => readProjects().map(({ record }) => String(record.id)),
);

/** content/company-profile.yaml: the words of the company profile that no page has. Its facts are those of the pages. */
const companyProfile = z.strictObject({
  title: text.meta({ hint: 'Title on the cover and of the document.' }),
  file: text
    .transform((name) => name.replace(/[\\/:*?"<>|]+/g, ' '))
    .meta({ hint: 'Name of the downloaded file, without its extension.' }),
  link: textWith('size').meta({ hint: 'Label of links to the file.' }),
  picture: picture.meta({ hint: 'On the cover.' }),
  contents: text.meta({ hint: 'Heading of the list of chapters.' }),
  edition: texts('label', 'figures', 'website', 'established').meta({
    hint: 'Labels of the title block on the cover.',
  }),
  company: z
    .strictObject({
      title: text,
      picture,
      group: text.meta({ hint: 'Heading of the points.' }),
      headcount: text.meta({ hint: 'Label of the number of employees.' }),
    })
    .meta({ hint: 'Text and points are those about the company on the home page.' }),
  people: z.strictObject({
    title: text,
    lead,
    columns: texts('trade', 'people', 'saudis', 'share'),
    total: text.meta({ hint: 'Label of the last row.' }),
  }),
  localContent: z
    .strictObject({
      title: text,
      lead,
      columns: texts('year', 'goods', 'salaries', 'training', 'suppliers', 'ratio'),
    })
    .meta({ hint: 'Below the trades.' }),
  expertise: z.strictObject({
    title: text,
    standards: text.meta({ hint: 'Link to the area of expertise.' }),
  }),
  services: texts('title'),
  projects: z.strictObject({
    title: text,
    lead,
    records: z
      .array(project.meta({ label: 'Record' }))
      .default([])
      .meta({ hint: 'Contracts described in full, in the order shown: two fill a page.' }),
  }),
  contracts: z.strictObject({
    title: text,
    lead,
    total: textWith('n').meta({ hint: 'Labels of the last rows.' }),
    median: text,
    largest: textWith('n', 'all').meta({
      hint: 'In place of the introduction where there are more contracts than the list shows.',
    }),
  }),
  clients: texts('title'),
  certificates: z.strictObject({
    title: text,
    columns: texts('title', 'number', 'scope', 'issued', 'expires'),
  }),
  safety: z.strictObject({
    title: text,
    lead,
    columns: texts('period', 'hours').extend({
      lostTime: text.meta({ label: 'Lost-time injuries' }),
      restricted: text.meta({ label: 'Restricted-work cases' }),
      medical: text.meta({ label: 'Medical treatment cases' }),
      ...texts('recordable', 'rate', 'nearMisses').shape,
    }),
    total: text.meta({ hint: 'Label of the last row.' }),
    formula: text.meta({ hint: 'How the rate is computed.' }),
    lastLostTime: text,
    hoursSince: text.meta({ label: 'Hours worked since' }),
    trainingHours: text,
    systems: text.meta({ hint: 'Heading of the ISO certificates and what they require.' }),
  }),
  persons: texts('title'),
  contacts: texts('title', 'office', 'hours', 'directions'),
});

export const readCompanyProfile = contentReader('company-profile', companyProfile);
