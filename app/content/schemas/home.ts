import { z } from 'zod';
import { labelledLink } from './link.ts';
import { portfolioRecord } from './portfolio-record.ts';
import { picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';

/** A hero slide (spec 3): with words, or the picture alone. */
const heroSlide = z.discriminatedUnion('kind', [
  z.strictObject({
    /** A slide with words over its picture. */
    kind: z.literal('words'),
    /** Picture behind the words. */
    backgroundImage: picture,
    /** Small line above the title. */
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
  z.strictObject({ kind: z.literal('picture'), backgroundImage: picture }),
]);

/** A heading with the words under it. */
const heading = { title: text, intro: text };

/** content/<lang>/home.yaml */
export const home = z.strictObject({
  /** The page outside itself. */
  meta,
  /** The banner of slides, spec 2.4. */
  hero: z.strictObject({
    /** What the company is, in one line; stands above the slides' words, outside the rotation. */
    title: text,
    /** Links below the words, the same on every slide. */
    links: z.array(labelledLink).min(1).max(2),
    /** The four slides in their order; the first has to stand alone. */
    slides: z.array(heroSlide).length(4, { error: 'expected four slides' }),
  }),
  /** Words for figures that are computed from the portfolio. */
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
    /** Where the figures come from. */
    source: text,
    link: labelledLink,
  }),
  /** Strip of certified management systems. */
  certifications: z.strictObject({
    ...heading,
    /** Standards with what each is about. */
    items: z.array(z.strictObject({ standard: text, subject: text })).min(1),
    /** Where the certificates stand. */
    link: labelledLink,
  }),
  /** Anchor about-us. */
  about: z.strictObject({
    /** Heading of the section. */
    title: text,
    /** What the company does, how it came about, how it works. */
    paragraphs: z.array(text).min(1),
    /** Short facts beside the picture. */
    points: z.array(z.strictObject({ term: text, text })),
    /** Picture beside the text. */
    picture,
    /** Where the whole story stands. */
    link: labelledLink,
  }),
  /** Anchor services; categories and paragraphs come from expertise.yaml. */
  expertise: z.strictObject({ title: text, link: labelledLink }),
  /** A few contracts, as the portfolio shows them. */
  projects: z.strictObject({
    ...heading,
    /** Ids of portfolio records, in the order shown. */
    records: z.array(portfolioRecord).min(1),
    /** Says what the table shows and in which units. */
    caption: text,
    /** Heads of the table's columns. */
    columns: z.strictObject({
      project: text,
      scope: text,
      value: text,
      duration: text,
      year: text,
    }),
    /** Where all contracts stand. */
    link: labelledLink,
  }),
  /** Anchor our-key-persons. */
  keyPersons: z.strictObject(heading),
  /** The grid of client logos. */
  clients: z.strictObject(heading),
  /** The strip of partner logos; `alt` is the text of a logo, spec 2.4. */
  partners: z.strictObject({ ...heading, alt: textWith('id') }),
  /** How to reach the office, at the end of the page. */
  contact: z.strictObject({ ...heading, link: labelledLink }),
});

export type Home = z.infer<typeof home>;
export type HeroSlide = Home['hero']['slides'][number];
