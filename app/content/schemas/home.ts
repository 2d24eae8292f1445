import { z } from 'zod';
import { shown } from '../content-error.server.ts';
import { readPortfolio } from '../portfolio.server.ts';
import { labelledLink } from './link.ts';
import { picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';

/** A hero slide (spec 3): with words, or the picture alone. */
const heroSlide = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('words'),
      backgroundImage: picture,
      /** Small line above the title. */
      subtitle: text,
      /** First word of the title, set apart. */
      titleFirstWord: text,
      title: text,
      /** Last part of the title, set in the gradient. */
      gradientTitle: text,
      desc: text,
    }),
    z.strictObject({ kind: z.literal('picture'), backgroundImage: picture }),
  ],
  { error: 'expected "words" or "picture"' },
);

/** A portfolio record by its id; becomes the record itself. */
const record = z.int().transform((id, context) => {
  const found = readPortfolio().records.find((known) => known.id === id);
  if (found) return found;
  context.addIssue({
    code: 'custom',
    message: `expected the id of a record in portfolio.yaml, got ${shown(id)}`,
  });
  return z.NEVER;
});

/** A heading with the words under it. */
const heading = { title: text, intro: text };

/** content/<lang>/home.yaml */
export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    /** The page's h1; stands outside the rotation. */
    title: text,
    /** Links below the words, the same on every slide. */
    links: z.array(labelledLink).min(1).max(2),
    slides: z.array(heroSlide).min(1),
  }),
  /** Words for figures that are computed from the portfolio. */
  figures: z.strictObject({
    ...heading,
    totalValue: text,
    contracts: text,
    medianDuration: text,
    largestContract: text,
    years: text,
    /** Where the figures come from. */
    source: text,
    link: labelledLink,
  }),
  certifications: z.strictObject({
    ...heading,
    items: z.array(z.strictObject({ standard: text, subject: text })).min(1),
    link: labelledLink,
  }),
  /** Anchor about-us. */
  about: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    /** Short facts beside the picture. */
    points: z.array(z.strictObject({ term: text, text })),
    picture,
    link: labelledLink,
  }),
  /** Anchor services; categories and paragraphs come from expertise.yaml. */
  expertise: z.strictObject({ title: text, link: labelledLink }),
  projects: z.strictObject({
    ...heading,
    /** Ids of portfolio records, in the order shown. */
    records: z.array(record).min(1),
    /** Says what the table shows and in which units. */
    caption: text,
    columns: z.strictObject({
      project: text,
      scope: text,
      value: text,
      duration: text,
      year: text,
    }),
    link: labelledLink,
  }),
  /** Anchor our-key-persons. */
  keyPersons: z.strictObject(heading),
  clients: z.strictObject(heading),
  partners: z.strictObject({ ...heading, alt: textWith('id') }),
  contact: z.strictObject({ ...heading, link: labelledLink }),
});

export type Home = z.infer<typeof home>;
export type HeroSlide = Home['hero']['slides'][number];
