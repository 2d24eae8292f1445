import { z } from 'zod';
import { meta, text, textWith, verbatim } from '#app/content/fields.server.ts';
import { portfolioRecordById } from '#app/content/portfolio.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture, pictureAt } from '#app/content/references.server.ts';

/** A picture as wide as the window. */
const wholeWidth = pictureAt({ width: 1440, height: 720 });

/** A hero slide (spec 3): with words, or only a picture. */
const heroSlide = z.discriminatedUnion('kind', [
  z.strictObject({
    /** A slide with words over its picture. */
    kind: z.literal('words'),
    /** Picture behind the words. */
    backgroundImage: wholeWidth,
    /** Subtitle above the title. */
    subtitle: text,
    /** First word of the title, set apart. */
    titleFirstWord: text,
    /** Middle of the title. */
    title: text,
    /** Last part of the title, set in the gradient. */
    gradientTitle: text,
    /** One or two sentences under the title. */
    desc: text,
  }),
  z.strictObject({ kind: z.literal('picture'), backgroundImage: wholeWidth }),
]);

/** A heading and its introduction. */
const heading = { title: text, intro: text };

/** content/home.yaml: the home page. */
const home = z.strictObject({
  /** The page in browsers, search engines and link previews. */
  meta,
  /** The banner of slides (spec 2.4). */
  hero: z.strictObject({
    /** What the company does, in one line above the rotating slides. */
    title: text,
    /** Links below the words, the same on every slide. */
    links: z.array(labelledLink).min(1).max(2),
    /** The slides, in display order; the first must make sense on its own. */
    slides: z.array(heroSlide).min(1),
  }),
  /** Labels of figures computed from the portfolio; a portfolio without records hides the section. */
  figures: z.strictObject({
    ...heading,
    /** Label of the sum of all contract values. */
    totalValue: text,
    /** Label of the number of contracts. */
    contracts: text,
    /** Label of the median duration. */
    medianDuration: text,
    /** Label of the largest contract value. */
    largestContract: text,
    /** Label of the years of the first and last handover. */
    years: text,
    /** Source of the figures. */
    source: text,
    link: labelledLink,
  }),
  /** Strip of certified management systems. */
  certifications: z.strictObject({
    ...heading,
    /** Standards and their subjects; none hide the strip. */
    items: z.array(z.strictObject({ standard: verbatim, subject: text })).default([]),
    /** Link to the certificates. */
    link: labelledLink,
  }),
  /** The company in some paragraphs. */
  about: z.strictObject({
    /** Heading of the section. */
    title: text,
    /** What the company does, its history, how it works. */
    paragraphs: z.array(text).min(1),
    /** Short facts beside the picture. */
    points: z.array(z.strictObject({ term: text, text })).default([]),
    /** On phones, opens the paragraphs after the first, and the facts. */
    more: text,
    /** Picture beside the text. */
    picture,
    /** Link to the company's history. */
    link: labelledLink,
  }),
  /** Headings round the categories of the area of expertise. */
  expertise: z.strictObject({
    title: text,
    /** On phones, opens the introduction's paragraphs after the first. */
    more: text,
    link: labelledLink,
  }),
  /** A few contracts from the portfolio. */
  projects: z.strictObject({
    ...heading,
    /** The contracts, in the order shown; none hide the section. */
    records: z.array(portfolioRecordById).default([]),
    /** Caption of the table, with units. */
    caption: text,
    /** Column headings of the table. */
    columns: z.strictObject({
      project: text,
      scope: text,
      value: text,
      duration: text,
      year: text,
    }),
    /** Link to all contracts. */
    link: labelledLink,
  }),
  /** The picture across the page, above the sizes of the company's facilities. */
  premises: z.strictObject({
    picture: wholeWidth,
    /** On phones, opens the sizes. */
    more: text,
  }),
  /** Headings above the key persons. */
  keyPersons: z.strictObject(heading),
  /** The grid of client logos. */
  clients: z.strictObject(heading),
  /** The strip of partner logos. The alternative text is that of a logo. */
  partners: z.strictObject({ ...heading, alt: textWith('id') }),
});

export type Home = z.infer<typeof home>;
export type HeroSlide = Home['hero']['slides'][number];

export const readHome = contentReader('home', home);
