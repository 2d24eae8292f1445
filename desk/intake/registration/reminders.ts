import { bothCalendars, type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { dueStep, lastDayOf, NEVER } from '#shared/registration.ts';
import { type Repetition, repeat } from '../../clock.ts';
import { type DeskContent, inLanguage } from '../../content.ts';
import { dayOf } from '../../store/daily-counts.ts';
import { assessed, factsOf } from '../../store/registration-facts.ts';
import type { Registration } from '../../store/registrations.ts';
import { farAheadOf } from '../../store/retention.ts';
import type { Submission } from '../../store/submission.ts';
import type { StoreTask } from '../../store/submission-store.ts';
import { officeMail, supplierMail } from './mails.ts';

/** A day begins at most so long before its reminders. */
const EVERY_MS = 60 * 60_000;

/**
 * Reminds suppliers with an approval, and the office, of documents that expire: once for each step, however often it
 * runs and however long it did not; nothing while the clock is far ahead.
 */
export function startReminders({ store, content, clock, log, queued }: StoreTask): Repetition {
  const remind = async () => {
    const now = clock.now();
    if (!content().registration || (await farAheadOf(store, now)) !== undefined) return;
    let count = 0;
    for await (const registration of store.registrations()) {
      for (const due of dueReminders(registration, content(), now)) {
        const { id } = registration.submission;
        if (await store.remind(id, due, mailsOf(registration, due, content()))) count += 1;
      }
    }
    if (count > 0) queued();
  };
  return repeat({ clock, log }, EVERY_MS, remind, 'could not remind suppliers');
}

interface Due {
  item: string;
  lastDay: CalendarDay;
  step: number;
  at: number;
}

/** The reminders that are due about the documents that an approval depends on. */
function dueReminders(registration: Registration, content: DeskContent, at: number): Due[] {
  const { registration: settings, timeZone } = content;
  if (!settings) return [];
  const today = dayOf(at, timeZone);
  const { documents } = factsOf(registration);
  const assessment = assessed(registration, settings, { now: at, timeZone });
  const approved = Object.entries(assessment.trades).flatMap(([trade, { state }]) =>
    state === 'approved' || state === 'suspended' ? [trade] : [],
  );
  return settings.documents.flatMap((rule) => {
    const { id: item, required, trades = approved } = rule;
    if (!required || !trades.some((trade) => approved.includes(trade))) return [];
    const ends = (documents[item] ?? []).flatMap((version) => lastDayOf(version, rule) ?? []);
    const lastDay = assessment.documents[item] ?? ends.toSorted().at(-1);
    if (lastDay === undefined || lastDay === NEVER) return [];
    const step = dueStep(daysBetween(today, lastDay), settings.remindDays);
    return step === undefined ? [] : [{ item, lastDay, step, at }];
  });
}

/** The mail to the supplier, and the one to the office. */
function mailsOf(
  { submission }: Registration,
  { item, lastDay, at }: Due,
  content: DeskContent,
): Submission[] {
  const line = (words: DeskContent) => {
    const label = words.registration?.documents.find(({ id }) => id === item)?.label ?? item;
    return { name: 'lapsing', label, value: bothCalendars(lastDay, words.language.locale) };
  };
  return [
    supplierMail(submission, 'reminder', [line(inLanguage(content, submission.language))], at),
    officeMail(submission, [line(inLanguage(content, undefined))], at),
  ];
}
