import { z } from 'zod';
import { meta, text, textWith, verbatim } from '#app/content/fields.server.ts';
import { portfolioRecordById } from '#app/content/portfolio.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import {
  listedLink,
  optionalLink,
  picture,
  pictureAt,
  shown,
} from '#app/content/references.server.ts';
import { checkDays, isPermanent, schedule, shownOf } from '#app/content/schedule.server.ts';

/** A picture as wide as the window. */
const wholeWidth = pictureAt({ width: 1440, height: 720 });

/** A hero slide (spec 3): with words, or only a picture. */
const heroSlide = z
  .discriminatedUnion('kind', [
    z.strictObject({
      /** A slide with words over its picture. */
      kind: z.literal('words'),
      backgroundImage: wholeWidth.meta({ label: 'Picture', hint: 'Picture behind the words.' }),
      subtitle: text.meta({ hint: 'Subtitle above the title.' }),
      titleFirstWord: text.meta({ hint: 'First word of the title, set apart.' }),
      title: text.meta({ hint: 'Middle of the title.' }),
      gradientTitle: text.meta({ hint: 'Last part of the title, set in the gradient.' }),
      desc: text.meta({ label: 'Text', hint: 'One or two sentences under the title.' }),
      ...schedule,
    }),
    z.strictObject({
      kind: z.literal('picture'),
      backgroundImage: wholeWidth.meta({ label: 'Picture' }),
      ...schedule,
    }),
  ])
  .superRefine(checkDays);

/** A heading and its introduction. */
const heading = { title: text, intro: text.meta({ label: 'Introduction' }) };

/** content/home.yaml: the home page. */
const home = z.strictObject({
  meta,
  hero: z
    .strictObject({
      title: text.meta({ hint: 'What the company does, in one line above the rotating slides.' }),
      links: z
        .array(listedLink.meta({ label: 'Link' }))
        .min(1)
        .max(2)
        .transform(shown)
        .meta({ hint: 'Links below the words, the same on every slide.' }),
      slides: z
        .array(heroSlide.meta({ label: 'Slide' }))
        .min(1)
        .refine((slides) => slides.length === 0 || slides.some(isPermanent), {
          error: 'expected at least one slide that always stays: no draft, and without a last day',
        })
        .transform(shownOf)
        .meta({ hint: 'The slides, in display order; the first must make sense on its own.' }),
    })
    .meta({ hint: 'The banner of slides.' }),
  figures: z
    .strictObject({
      ...heading,
      totalValue: text.meta({ hint: 'Label of the sum of all contract values.' }),
      contracts: text.meta({ hint: 'Label of the number of contracts.' }),
      medianDuration: text.meta({ hint: 'Label of the median duration.' }),
      largestContract: text.meta({ hint: 'Label of the largest contract value.' }),
      years: text.meta({ hint: 'Label of the years of the first and last handover.' }),
      span: textWith('from', 'to').meta({ hint: 'The two years.' }),
      source: text.meta({ hint: 'Source of the figures.' }),
      link: optionalLink,
    })
    .meta({
      hint: 'Labels of figures computed from the portfolio; a portfolio without records hides the section.',
    }),
  certifications: z
    .strictObject({
      ...heading,
      items: z
        .array(z.strictObject({ standard: verbatim, subject: text }).meta({ label: 'Item' }))
        .default([])
        .meta({ hint: 'Standards and their subjects; none hide the strip.' }),
      link: optionalLink.meta({ hint: 'Link to the certificates.' }),
    })
    .meta({ hint: 'Strip of certified management systems.' }),
  about: z
    .strictObject({
      title: text.meta({ hint: 'Heading of the section.' }),
      paragraphs: z
        .array(text.meta({ label: 'Paragraph' }))
        .min(1)
        .meta({ hint: 'What the company does, its history, how it works.' }),
      points: z
        .array(z.strictObject({ term: text, text }).meta({ label: 'Point' }))
        .default([])
        .meta({ hint: 'Short facts beside the picture.' }),
      more: text.meta({ hint: 'On phones, opens the paragraphs after the first, and the facts.' }),
      picture: picture.meta({ hint: 'Picture beside the text.' }),
      link: optionalLink.meta({ hint: "Link to the company's history." }),
    })
    .meta({ hint: 'The company in some paragraphs.' }),
  expertise: z
    .strictObject({
      title: text,
      more: text.meta({ hint: "On phones, opens the introduction's paragraphs after the first." }),
      link: optionalLink,
    })
    .meta({ hint: 'Headings round the categories of the area of expertise.' }),
  projects: z
    .strictObject({
      ...heading,
      records: z
        .array(portfolioRecordById.meta({ label: 'Record' }))
        .default([])
        .meta({ hint: 'The contracts, in the order shown; none hide the section.' }),
      caption: text.meta({ hint: 'Caption of the table, with units.' }),
      columns: z
        .strictObject({
          project: text,
          scope: text,
          value: text,
          duration: text,
          year: text,
        })
        .meta({ hint: 'Column headings of the table.' }),
      link: optionalLink.meta({ hint: 'Link to all contracts.' }),
    })
    .meta({ hint: 'A few contracts from the portfolio.' }),
  premises: z
    .strictObject({
      picture: wholeWidth,
      more: text.meta({ hint: 'On phones, opens the sizes.' }),
    })
    .exactOptional()
    .meta({ hint: "The picture across the page, above the sizes of the company's facilities." }),
  keyPersons: z.strictObject(heading).meta({ hint: 'Headings above the key persons.' }),
  clients: z.strictObject(heading).meta({ hint: 'The grid of client logos.' }),
  partners: z
    .strictObject({ ...heading, alt: textWith('id').meta({ label: 'Alternative text' }) })
    .meta({ hint: 'The strip of partner logos. The alternative text is that of a logo.' }),
});

export type Home = z.infer<typeof home>;
export type HeroSlide = Home['hero']['slides'][number];

export const readHome = contentReader('home', home);
