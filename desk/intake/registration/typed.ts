import type { RegistrationSettings } from '#shared/registration-settings.ts';
import type { DeskContent } from '../../content.ts';
import type { Registration } from '../../store/registrations.ts';
import { valuesOf } from '../../store/submission.ts';
import type { WireFields } from '../read-body.ts';
import { asStored, formFields, problemOf } from './fields.ts';
import { isLocked } from './form-page.ts';

/** Values of a form by name. */
export type Values = Record<string, string>;

/** Reads what was typed; of what is locked, and of fields that were not sent, what is stored. */
export function typedIn(
  fields: WireFields,
  registration: Registration,
  settings: RegistrationSettings,
): Values {
  const stored = valuesOf(registration.submission) as Values;
  const sent = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const texts = formFields(settings).map((field) => {
    const typed = isLocked(field.name, registration) ? undefined : sent(field.name);
    const value = typed === undefined ? (stored[field.name] ?? '') : asStored(field, typed);
    return [field.name, value] as const;
  });
  const trades = settings.trades.flatMap(({ id, label }) => {
    const name = `trade_${id}`;
    const isChosen = isLocked(name, registration) ? name in stored : sent(name) !== undefined;
    return isChosen ? [[name, label] as const] : [];
  });
  const items = [
    ...formFields(settings).map(({ name }) => name),
    ...settings.documents.map(({ id }) => id),
  ];
  const uploads = settings.documents.flatMap(({ id }) => {
    const named = sent(`${id}_upload`);
    return named ? [[`${id}_upload`, named] as const] : [];
  });
  const answers = items.flatMap((item) => {
    const answer = sent(`${item}_answer`);
    return answer?.trim() ? [[`${item}_answer`, answer.trim()] as const] : [];
  });
  return Object.fromEntries([...texts, ...trades, ...answers, ...uploads]);
}

/** What is wrong with the values, by field and in words. */
export function problemsOf(
  values: Values,
  settings: RegistrationSettings,
  words: DeskContent,
  isSending: boolean,
): Map<string, string> {
  const problems = formFields(settings).flatMap((field) => {
    const text = problemOf(field, values, words, isSending);
    return text === undefined ? [] : [[field.name, text] as const];
  });
  const hasTrade = settings.trades.some(({ id }) => `trade_${id}` in values);
  const trade = isSending && !hasTrade ? [['trade', settings.form.errors.trade] as const] : [];
  return new Map([...problems, ...trade]);
}
