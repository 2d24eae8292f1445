import { z } from 'zod';
import { key, pastDate, pastYear, text, unique } from './fields.server.ts';
import { yamlReader } from './yaml-reader.server.ts';

const count = z.int().nonnegative();

/** People of one trade on the date of `asOf`. */
const trade = z
  .strictObject({
    id: key.meta({
      label: 'Short name',
      hint: 'It is made of the name. Never change it once it is saved.',
    }),
    name: text,
    people: z.int().positive().meta({ hint: 'People of the trade, Saudis included.' }),
    saudis: count,
  })
  .refine(({ people, saudis }) => saudis <= people, {
    path: ['saudis'],
    error: 'expected no more Saudis than people',
  });

/** Injuries in one period, each counted once, by its worst outcome. */
const safetyPeriod = z.strictObject({
  period: text.meta({
    hint: 'Year or quarter as the table shows it, such as "2026 to September": change it with the figures.',
  }),
  hours: z
    .int()
    .positive()
    .meta({ hint: "Hours worked on the company's sites, including subcontractors." }),
  fatalities: count.optional(),
  lostTime: count.meta({ label: 'Lost-time injuries' }),
  lostDays: count
    .optional()
    .meta({ label: 'Days lost', hint: 'Days of work lost by those injured in the period.' }),
  restricted: count.meta({ label: 'Restricted-work cases' }),
  medical: count.meta({ label: 'Medical treatment cases' }),
  firstAid: count.meta({ label: 'First-aid cases' }),
  nearMisses: count,
});

/** Shares of a year's revenue spent in the Kingdom, in per cent. */
const localContentYear = z.strictObject({
  year: pastYear,
  goods: z.number().nonnegative(),
  salaries: z.number().nonnegative(),
  training: z.number().nonnegative(),
  suppliers: z.number().nonnegative(),
});

const intake = z
  .strictObject({ intake: pastYear, trade: text, began: count, qualified: count, stayed: count })
  .refine(({ began, qualified, stayed }) => stayed <= qualified && qualified <= began, {
    error: 'expected began ≥ qualified ≥ stayed',
  });

/** A workshop, yard, office or camp. */
const facility = z.strictObject({
  name: text,
  size: text.meta({ hint: 'Area or number of places, with its unit.' }),
  use: text,
});

/** Plant of one kind that the company owns. */
const plant = z.strictObject({
  name: text,
  count: z.int().positive(),
  capacity: text.optional().meta({ hint: 'Capacity of one, or a range, with its unit.' }),
});

/** An insurance in force. */
const insurance = z.strictObject({
  cover: text,
  limit: text.meta({ hint: 'Sum insured.' }),
  extent: text.optional().meta({ hint: 'What and whom it extends to.' }),
});

/**
 * content/company-figures.yaml: the company's figures; every page takes them from here. A list without
 * entries may be left out.
 */
const companyFigures = z.strictObject({
  asOf: pastDate.meta({
    label: 'Counted on',
    hint: 'Date on which people and hours were counted.',
  }),
  trades: unique(trade.meta({ label: 'Trade' }), { id: ({ id }) => id }).default([]),
  safety: z
    .array(safetyPeriod.meta({ label: 'Period' }))
    .default([])
    .meta({
      hint: 'Each case is counted once, by its worst outcome. Recordable cases are fatalities, lost-time injuries, restricted work and medical treatment: the site adds them up.',
    }),
  lastLostTime: z
    .strictObject({
      date: pastDate,
      hoursAfter: count.meta({
        label: 'Hours worked after it, in the same period',
        hint: 'The hours of later periods are added.',
      }),
    })
    .optional()
    .meta({ hint: 'The last case of lost time; leave it out if there has been none.' }),
  localContent: z.array(localContentYear).default([]),
  apprentices: z.array(intake.meta({ label: 'Apprentice' })).default([]),
  trainingHours: count.meta({ hint: 'Hours of training in the last full year.' }),
  facilities: unique(facility.meta({ label: 'Facility' }), { name: ({ name }) => name }).default(
    [],
  ),
  plant: unique(plant, { name: ({ name }) => name })
    .default([])
    .meta({ label: 'Plant and equipment' }),
  insurance: unique(insurance, { cover: ({ cover }) => cover }).default([]),
});

export type CompanyFigures = z.infer<typeof companyFigures>;
type SafetyPeriod = CompanyFigures['safety'][number];
export type LocalContentYear = CompanyFigures['localContent'][number];

/** Hours worked since the last case of lost time: those after it in its period, and those of all later ones. */
export function hoursSinceLostTime({ safety, lastLostTime }: CompanyFigures): number | undefined {
  if (!lastLostTime) return undefined;
  const its = safety.findLastIndex(({ lostTime, fatalities = 0 }) => lostTime + fatalities > 0);
  const later = safety.slice(its + 1).map(({ hours }) => hours);
  return later.reduce((sum, hours) => sum + hours, lastLostTime.hoursAfter);
}

/** Has no placeholders: their figures are computed from this file. */
export const readCompanyFigures = yamlReader('company-figures', companyFigures);

export type Injuries = Pick<SafetyPeriod, 'fatalities' | 'lostTime' | 'restricted' | 'medical'>;

/** Recordable cases: injuries that needed more than first aid. */
export function recordables({ fatalities = 0, lostTime, restricted, medical }: Injuries): number {
  return fatalities + lostTime + restricted + medical;
}

/** Cases per 200,000 hours: a hundred people working fifty weeks of forty hours. */
export function per200000(cases: number, hours: number): number {
  return (cases * 200_000) / hours;
}

/** Share of a year's revenue spent in the Kingdom, in per cent. */
export function localContentRatio(year: LocalContentYear): number {
  return year.goods + year.salaries + year.training + year.suppliers;
}
