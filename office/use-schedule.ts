import { LANGUAGES, useLanguage } from '../inbox/shown-language.ts';
import { useTexts } from './language.ts';
import type { Site } from './model.ts';
import { hasSchedule, stateOf } from './schedule.ts';
import type { Schema } from './schema.ts';
import { useShared } from './site.ts';
import { filled } from './texts.ts';
import { isFields } from './tree.ts';

/** The day at the office, or of the sample's content. */
function todayOf({ timeZone, today }: Site): string {
  return today ?? new Date().toLocaleDateString('en-CA', { timeZone });
}

/** Says when an entry of a schema is shown; nothing of one that is shown for good. */
export function useScheduleInWords(): (schema: Schema, entry: unknown) => string | undefined {
  const { site } = useShared();
  const texts = useTexts();
  const { locale } = LANGUAGES[useLanguage()];
  const inWords = (day: string) =>
    Date.parse(day)
      ? new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      : day;
  return (schema, entry) => {
    const state =
      isFields(entry) && hasSchedule(schema) ? stateOf(entry, todayOf(site)) : undefined;
    if (!state) return undefined;
    const { from, until } = state.days;
    return filled(texts.schedule[state.key], { from: inWords(from), until: inWords(until) });
  };
}
