import { z } from 'zod';
import { meta, text, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { labelledLink, picture, pictureAt } from '#app/content/references.server.ts';
import { sections } from '../text-page/blocks/content.server.ts';
import { EMPLOYMENT } from './vacancies.server.ts';

/** Time of day, `04:30`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a time such as "04:30"',
});

/** A picture of the working day. */
const dayPicture = pictureAt({ width: 420, height: 315 });

/** content/careers.yaml: the careers page. Vacancies are in vacancies.yaml. */
const careers = z.strictObject({
  meta,
  banner: z.strictObject({ title: text, text, picture }),
  /** One day at work, in pictures below the vacancies. */
  day: z
    .strictObject({
      title: text,
      label: text,
      parts: z.array(z.strictObject({ time, title: text, text, picture: dayPicture })).min(2),
    })
    .exactOptional(),
  /** What working here is like. */
  sections,
  /** The texts round the list of vacancies. */
  vacancies: z.strictObject({
    /** In the banner of a vacancy without a picture of its own. */
    picture,
    title: text,
    label: text,
    lead: text,
    /** Labels of a vacancy's facts. */
    labels: z.strictObject({
      number: text,
      trade: text,
      posts: text,
      grade: text,
      where: text,
      rotation: text,
      employment: text,
      open: text,
      pay: text,
      posted: text,
      closes: text,
      /** Heading of the description. */
      work: text,
      needs: text,
      /** Heading of all facts. */
      facts: text,
      /** Label of the link to the form. */
      apply: text,
      /** Title of the form on the page of the vacancy with this number. */
      applyFor: textWith('vacancy'),
    }),
    /** Kinds of employment. */
    employment: z.record(z.enum(EMPLOYMENT), text),
    /** A vacancy's page for search engines and link previews. */
    summary: textWith('title', 'number', 'where', 'date'),
    pay: textWith('from', 'to'),
    /** Pay that is the same for everyone. */
    fixedPay: textWith('from'),
    /** For applicants whose trade is not in the list. */
    none: text,
    /** In place of lead and list while there is no vacancy. */
    empty: text,
    /** The page of a vacancy after its closing date. */
    closed: z.strictObject({
      title: text,
      text: textWith('vacancy', 'date'),
      /** Label of the link to /careers. */
      link: text,
    }),
  }),
  form: z.strictObject({
    title: text,
    label: text,
    intro: text,
    /** Purpose of the data and retention period. */
    purpose: text,
  }),
  /** What happens after the form is sent, step by step. */
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  /** The link to the articles. */
  news: z.strictObject({ title: text, text, link: labelledLink }),
});

export type Careers = z.infer<typeof careers>;

export const readCareers = contentReader('careers', careers);
