import { z } from 'zod';
import { text } from './fields.server.ts';

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => `expected a time of 24 hours such as "07:30" or "16:30", got "${input}"`,
  abort: true,
});

const monthAndDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
  error: 'expected month and day, such as "09-23"',
});

const span = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'expected a time after "from"' });

const closing = z
  .strictObject({
    name: text.meta({ hint: 'Name of the days.' }),
    date: monthAndDay.exactOptional().meta({ hint: 'Month and day on which they begin.' }),
    hijri: monthAndDay.exactOptional().meta({
      label: 'Hijri date',
      hint: 'Instead of the date: month and day in the Umm al-Qura calendar, such as "10-01" for Eid al-Fitr.',
    }),
    days: z.int().min(1).max(31).default(1).meta({ hint: 'Number of days; one by default.' }),
  })
  .refine(({ date, hijri }) => (date === undefined) !== (hijri === undefined), {
    path: ['date'],
    error: 'expected either "date" or "hijri"',
  });

/** Opening hours of an office, in its time zone. */
export const openingHours = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1).meta({ hint: 'Working days of the week.' }),
  ordinary: span.meta({ hint: 'Hours outside Ramadan, from and to.' }),
  ramadan: span.exactOptional().meta({ hint: 'Hours in Ramadan, if they differ.' }),
  closed: z
    .array(closing.meta({ label: 'Days' }))
    .default([])
    .meta({ hint: 'Days of the year on which the office is closed.' }),
});

export type OpeningHours = z.infer<typeof openingHours>;
