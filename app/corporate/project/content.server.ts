import { z } from 'zod';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { lead, text, texts, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { optionalLink, picture } from '#app/content/references.server.ts';
import { DOWNLOADED, SORTABLE } from './columns.ts';

/** content/portfolio-page.yaml: the texts around the table of contracts, except those in portfolio.yaml. */
const portfolioPage = z.strictObject({
  banner: z.strictObject({ title: text, picture, form: bannerForm.exactOptional() }),
  reading: z
    .strictObject({
      title: text,
      paragraphs: z.array(text.meta({ label: 'Paragraph' })).min(1),
      link: optionalLink.meta({ hint: 'Below the paragraphs.' }),
    })
    .meta({ hint: 'How to read the table, in paragraphs.' }),
  largest: z
    .strictObject({
      title: text,
      lead,
    })
    .meta({
      hint: 'The largest contracts, with their pictures; shown if the largest of all is described in full.',
    }),
  register: z.strictObject({
    title: text,
    columns: z.strictObject({
      ...texts(...SORTABLE).shape,
      scope: text.meta({
        hint: 'For screen readers only: the table shows the scope below the project.',
      }),
    }),
    caption: textWith('n', 'total', 'median', 'months').meta({
      hint: 'Caption of the table; follows the filter. {months} is a number with its noun.',
    }),
    none: text.meta({
      label: 'When there is nothing to show',
      hint: 'Caption when nothing matches.',
    }),
    empty: text.meta({ hint: 'In place of the table while the portfolio has no records.' }),
    more: textWith('n').meta({
      hint: 'Below the first rows, to show the others and to fold them again.',
    }),
    fewer: text,
    count: textWith('n', 'all').meta({
      hint: 'How many of all rows are shown; announced after every change of the filter.',
    }),
  }),
  filter: z.strictObject({
    label: text,
    search: text,
    searchHint: text,
    sector: text,
    all: text.meta({ hint: 'First option: no filter.' }),
    reset: text,
    sort: text.meta({
      hint: 'Before the sort buttons on narrow screens, which do not show the table head.',
    }),
  }),
  actions: z.strictObject({
    csv: text.meta({ label: 'CSV' }),
    xlsx: text.meta({ label: 'Excel' }),
    sheet: text.meta({ hint: "Name of the workbook's sheet, and part of its title." }),
    total: text.meta({ hint: "Label of the workbook's last row." }),
    file: text
      .transform((words) => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
      .meta({ hint: 'Words for the name of the downloaded file, which are joined by hyphens.' }),
    csvColumns: texts(...DOWNLOADED).meta({
      label: 'CSV columns',
      hint: 'Column headings of the download.',
    }),
    print: text,
  }),
  chart: z.strictObject({
    title: text,
    alt: textWith('n', 'shortest', 'longest', 'lowest', 'highest').meta({
      label: 'Alternative text',
      hint: 'Alternative text of the chart.',
    }),
    value: text,
    duration: text,
    legend: text.meta({ hint: 'Legend.' }),
    median: text.meta({ hint: 'Label of the dashed lines.' }),
    point: textWith('title', 'value', 'months').meta({
      hint: 'For screen readers: name of a point.',
    }),
  }),
});

export type PortfolioPage = z.infer<typeof portfolioPage>;

export const readPortfolioPage = contentReader('portfolio-page', portfolioPage);
