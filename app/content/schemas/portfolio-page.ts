import { z } from 'zod';
import { picture } from './reference.ts';
import { text, textWith } from './text.ts';

/** content/<lang>/portfolio-page.yaml: the words around the portfolio's table. */
export const portfolioPage = z.strictObject({
  banner: z.strictObject({ title: text, picture }),
  /** How the table is to be read, paragraph by paragraph. */
  reading: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  register: z.strictObject({
    title: text,
    columns: z.strictObject({
      project: text,
      sector: text,
      value: text,
      duration: text,
      year: text,
      /** Read out, not shown: the scope stands under the project. */
      scope: text,
    }),
    /** Follows the filter. */
    caption: textWith('n', 'total', 'median', 'months'),
    /** The caption where nothing matches. */
    none: text,
    /** Announced after every change of the filter. */
    count: textWith('n', 'all'),
  }),
  filter: z.strictObject({
    label: text,
    search: text,
    searchHint: text,
    sector: text,
    /** First choice: no filter. */
    all: text,
    reset: text,
    /** Before the sort buttons on narrow screens, where the head of the table is not seen. */
    sort: text,
  }),
  actions: z.strictObject({
    csv: text,
    /** Name of the downloaded file, without ending. */
    file: z.string().regex(/^[\w-]+$/, { error: 'expected letters, digits and hyphens' }),
    /** Heads of the columns in the download. */
    csvColumns: z.strictObject({
      client: text,
      project: text,
      sector: text,
      value: text,
      duration: text,
      year: text,
      scope: text,
    }),
    print: text,
  }),
  chart: z.strictObject({
    title: text,
    /** What the chart shows, for those who do not see it. */
    alt: textWith('n', 'shortest', 'longest', 'lowest', 'highest'),
    value: text,
    duration: text,
    /** What is marked by what. */
    legend: text,
    /** Beside the dashed lines. */
    median: text,
    /** Name of one point. */
    point: textWith('title', 'value', 'months'),
  }),
});

export type PortfolioPage = z.infer<typeof portfolioPage>;
