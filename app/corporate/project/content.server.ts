import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture } from '#app/content/references.server.ts';
import { DOWNLOADED, SORTABLE } from './columns.ts';

const headings = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;

/** content/portfolio-page.yaml: the texts around the table of contracts, except those in portfolio.yaml. */
const portfolioPage = z.strictObject({
  banner: z.strictObject({ title: text, picture, form: bannerForm.exactOptional() }),
  /** How to read the table, in paragraphs. */
  reading: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    /** Below the paragraphs. */
    link: labelledLink.exactOptional(),
  }),
  /** The largest contracts that are described in full, with their pictures. */
  largest: z.strictObject({
    title: text,
    lead: text,
  }),
  register: z.strictObject({
    title: text,
    columns: z.strictObject({
      ...headings(SORTABLE),
      /** For screen readers only: the table shows the scope below the project. */
      scope: text,
    }),
    /** Caption of the table; follows the filter. */
    caption: textWith('n', 'total', 'median', 'months'),
    /** Caption when nothing matches. */
    none: text,
    /** In place of the table while the portfolio has no records. */
    empty: text,
    /** Below the first rows, to show the others and to fold them again. */
    more: textWith('n'),
    fewer: text,
    /** Announced after every change of the filter. */
    count: textWith('n', 'all'),
  }),
  filter: z.strictObject({
    label: text,
    search: text,
    searchHint: text,
    sector: text,
    /** First option: no filter. */
    all: text,
    reset: text,
    /** Before the sort buttons on narrow screens, which do not show the table head. */
    sort: text,
  }),
  actions: z.strictObject({
    csv: text,
    xlsx: text,
    /** Name of the workbook's sheet, and part of its title. */
    sheet: text,
    /** Label of the workbook's last row. */
    total: text,
    /** Words for the name of the downloaded file, which are joined by hyphens. */
    file: text.transform((words) => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')),
    /** Column headings of the download. */
    csvColumns: z.strictObject(headings(DOWNLOADED)),
    print: text,
  }),
  chart: z.strictObject({
    title: text,
    /** Alternative text of the chart. */
    alt: textWith('n', 'shortest', 'longest', 'lowest', 'highest'),
    value: text,
    duration: text,
    /** Legend. */
    legend: text,
    /** Label of the dashed lines. */
    median: text,
    /** For screen readers: name of a point. */
    point: textWith('title', 'value', 'months'),
  }),
});

export type PortfolioPage = z.infer<typeof portfolioPage>;

export const readPortfolioPage = contentReader('portfolio-page', portfolioPage);
