import { z } from 'zod';
import { lead, meta, text, textWith } from '#app/content/fields.server.ts';
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
  day: z
    .strictObject({
      title: text,
      label: text,
      parts: z
        .array(
          z.strictObject({ time, title: text, text, picture: dayPicture }).meta({ label: 'Part' }),
        )
        .min(2),
    })
    .exactOptional()
    .meta({ hint: 'One day at work, in pictures below the vacancies.' }),
  sections: sections.meta({ hint: 'What working here is like.' }),
  vacancies: z
    .strictObject({
      picture: picture.meta({ hint: 'In the banner of a vacancy without a picture of its own.' }),
      title: text,
      label: text,
      lead,
      labels: z
        .strictObject({
          number: text,
          trade: text,
          posts: text,
          grade: text,
          where: text,
          rotation: text,
          employment: text,
          open: text,
          pay: text.meta({ label: 'Pay, SAR a month' }),
          posted: text,
          closes: text,
          work: text.meta({ hint: 'Heading of the description.' }),
          needs: text.meta({ label: 'Requirements' }),
          facts: text.meta({ hint: 'Heading of all facts.' }),
          apply: text.meta({ hint: 'Label of the link to the form.' }),
          applyFor: textWith('vacancy').meta({
            hint: 'Title of the form on the page of the vacancy with this number.',
          }),
        })
        .meta({ hint: "Labels of a vacancy's facts." }),
      employment: z.record(z.enum(EMPLOYMENT), text).meta({ hint: 'Kinds of employment.' }),
      summary: textWith('title', 'number', 'where', 'date').meta({
        hint: "A vacancy's page for search engines and link previews.",
      }),
      pay: textWith('from', 'to').meta({ label: 'Pay, SAR a month' }),
      fixedPay: textWith('from').meta({ hint: 'Pay that is the same for everyone.' }),
      none: text.meta({
        label: 'When there is nothing to show',
        hint: 'For applicants whose trade is not in the list.',
      }),
      empty: text.meta({ hint: 'In place of lead and list while there is no vacancy.' }),
      closed: z
        .strictObject({
          title: text,
          text: textWith('vacancy', 'date'),
          link: text.meta({ hint: 'Label of the link to /careers.' }),
        })
        .meta({ hint: 'The page of a vacancy after its closing date.' }),
    })
    .meta({ hint: 'The texts round the list of vacancies.' }),
  form: z.strictObject({
    title: text,
    label: text,
    intro: text.meta({ label: 'Introduction' }),
    purpose: text.meta({ hint: 'Purpose of the data and retention period.' }),
  }),
  next: z
    .strictObject({ title: text, steps: z.array(text.meta({ label: 'Step' })).min(1) })
    .meta({ hint: 'What happens after the form is sent, step by step.' }),
  news: z
    .strictObject({ title: text, text, link: labelledLink })
    .exactOptional()
    .meta({ hint: 'The link to the articles.' }),
});

export type Careers = z.infer<typeof careers>;

export const readCareers = contentReader('careers', careers);
