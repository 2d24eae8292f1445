import { z } from 'zod';
import { date, text } from './text.ts';

const count = z.int().nonnegative();

/** People of one trade, on the day the figures were taken. */
const trade = z
  .strictObject({ name: text, people: z.int().positive(), saudis: count })
  .refine(({ people, saudis }) => saudis <= people, {
    path: ['saudis'],
    error: 'expected no more Saudis than people',
  });

/** Injuries in one period, each counted once, by its worst outcome. */
const safetyPeriod = z.strictObject({
  period: text,
  /** Hours worked on our sites, subcontractors' included. */
  hours: z.int().positive(),
  lostTime: count,
  restricted: count,
  medical: count,
  firstAid: count,
  nearMisses: count,
});

/** Parts of a year's revenue spent in the Kingdom, in per cent. */
const localContentYear = z.strictObject({
  year: z.int(),
  goods: z.number().nonnegative(),
  salaries: z.number().nonnegative(),
  training: z.number().nonnegative(),
  suppliers: z.number().nonnegative(),
});

const intake = z
  .strictObject({ intake: z.int(), trade: text, began: count, qualified: count, stayed: count })
  .refine(({ began, qualified, stayed }) => stayed <= qualified && qualified <= began, {
    error: 'expected began ≥ qualified ≥ stayed',
  });

/** content/<lang>/group.yaml: the company's figures, for every page that gives one. */
export const group = z.strictObject({
  /** The day on which people and hours were counted. */
  asOf: date,
  trades: z.array(trade).min(1),
  safety: z.array(safetyPeriod).min(1),
  lastLostTime: z.strictObject({ date, hoursSince: z.int().positive() }),
  localContent: z.array(localContentYear).min(1),
  apprentices: z.array(intake).min(1),
  /** Hours of training in the last full year. */
  trainingHours: z.int().positive(),
});

export type Group = z.infer<typeof group>;
export type SafetyPeriod = Group['safety'][number];
export type LocalContentYear = Group['localContent'][number];
