import { z } from 'zod';
import { contentDate } from '#app/content/content-date.server.ts';
import { warn } from '#app/content/content-warning.server.ts';
import { date, text, unique, verbatim } from '#app/content/fields.server.ts';
import { markdownLine } from '#app/content/markdown.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { picture } from '#app/content/references.server.ts';
import { checkDays, isShown, schedule, shownOf } from '#app/content/schedule.server.ts';
import { vacancyPath } from './vacancy-path.ts';

/** Values of `employmentType` that Google knows. */
export const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;

/** Languages of crews, in themselves. */
const NAMES_OF_LANGUAGES = {
  hi: 'हिन्दी',
  ur: 'اردو',
  bn: 'বাংলা',
  ne: 'नेपाली',
  fil: 'Filipino',
  ml: 'മലയാളം',
  ta: 'தமிழ்',
  id: 'Bahasa Indonesia',
} as const;

/** SAR a month; without `to`, the same for everyone. */
const pay = z
  .strictObject({
    from: z.number().positive(),
    to: z.number().positive().optional().meta({ label: 'To' }),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ['to'],
    error: 'expected more than "from"',
  });

/** What a crew reads of a vacancy, in a language that the site need not have. */
const summary = z
  .strictObject({
    language: z
      .enum(Object.keys(NAMES_OF_LANGUAGES) as (keyof typeof NAMES_OF_LANGUAGES)[])
      .meta({ labels: NAMES_OF_LANGUAGES }),
    text: verbatim.meta({
      hint: 'Work, pay, rotation and what to send, in two or three sentences.',
    }),
  })
  .transform(({ language, text: body }) => ({
    language,
    direction: language === 'ur' ? ('rtl' as const) : ('ltr' as const),
    name: NAMES_OF_LANGUAGES[language],
    text: body,
  }));

/** A vacancy. */
const vacancy = z
  .strictObject({
    id: z
      .string()
      .max(40)
      .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, {
        error: 'expected a number such as "V-31"',
      })
      .meta({
        label: 'Number',
        hint: 'Number that applicants refer to, such as "V-31". Never use one again.',
      }),
    title: text.max(150).meta({ hint: 'Name of the post. The address of its page is made of it.' }),
    trade: text.meta({ hint: 'Trade of the post, as the list shows it, such as "Welding".' }),
    posts: z.int().positive().meta({ hint: 'Number of people to hire.' }),
    grade: text.meta({ hint: 'Grade in the company, such as "7" or "C to A, by trade test".' }),
    posted: date.meta({
      hint: 'The date of publication that the page names. It does not decide when the vacancy appears.',
    }),
    from: schedule.from.meta({
      hint: 'The first day on which the site shows the vacancy. It stays empty where that is at once.',
    }),
    closes: date.meta({ hint: 'Last day on which applications are accepted.' }),
    employment: z
      .enum(EMPLOYMENT)
      .meta({ hint: 'Kind of employment, which job search engines ask for.' }),
    pay: pay.optional().meta({
      label: 'Pay, SAR a month',
      hint: 'Leave it out to show none; without the second figure, it is the same for everyone.',
    }),
    where: text.meta({ hint: 'Site or office, in words.' }),
    address: z
      .strictObject({ locality: text.meta({ label: 'City' }), region: text.optional() })
      .optional()
      .meta({
        hint: 'Town and region of the work, for job search engines; by default those of the company.',
      }),
    rotation: text.meta({ hint: 'Days on and off, such as "Six days on, one off".' }),
    open: text.meta({ label: 'Open to', hint: 'Who may apply, such as "Everyone" or "Saudis".' }),
    text: markdownLine.meta({ hint: 'Description of the work.' }),
    needs: z
      .array(markdownLine.meta({ label: 'Requirement' }))
      .min(1)
      .meta({ label: 'Requirements', hint: 'Requirements, one phrase each.' }),
    summaries: z
      .array(summary.meta({ label: 'Summary' }))
      .default([])
      .meta({ hint: 'The vacancy in short in the languages that a crew reads, below its text.' }),
    picture: picture.exactOptional().meta({
      hint: 'Place or work, in the banner of its page; by default the picture of all vacancies.',
    }),
    scene: picture
      .exactOptional()
      .meta({ label: 'Second picture', hint: 'Below the requirements.' }),
    draft: schedule.draft,
  })
  .superRefine(({ from, closes }, context) => checkDays({ from, until: closes }, context, 'closes'))
  .superRefine(({ posted, closes, ...rest }, context) => {
    const today = contentDate();
    if (closes < posted) {
      const message = `expected a date from ${posted} (posted) on`;
      context.addIssue({ code: 'custom', path: ['closes'], message });
    } else if (closes < today) {
      warn(context, {
        path: ['closes'],
        message:
          'is past: the vacancy is left out of the list, and its page says that it is closed',
      });
    } else if (closes > Temporal.PlainDate.from(posted).add({ years: 2 }).toString()) {
      warn(context, {
        path: ['closes'],
        message: `is more than two years after ${posted} (posted): check the year`,
      });
    } else if (posted > today && isShown(rest)) {
      warn(context, {
        path: ['posted'],
        message:
          'is in the future, but the vacancy is already shown: write the day into "from" too',
      });
    }
  })
  .transform(({ id: number, ...rest }) => ({ number, ...rest }));

/**
 * content/vacancies.yaml, in the order of the list on /careers. Each has a page there, which says from the day after
 * its closing date that it is closed.
 */
const vacancies = unique(vacancy.meta({ label: 'Vacancy' }), {
  id: ({ number }) => number,
  title: (each) => vacancyPath(each),
}).transform(shownOf);

export type Vacancy = z.infer<typeof vacancies>[number];

export const readVacancies = contentReader('vacancies', vacancies);

/** Whether applications are accepted on this day. */
export const isOpenOn = ({ closes }: Vacancy, day: string) => closes >= day;

/** The first day on which the vacancy is closed. */
export function closedFrom({ closes }: Vacancy): string {
  return Temporal.PlainDate.from(closes).add({ days: 1 }).toString();
}
