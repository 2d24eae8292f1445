import { isCalendarDay } from '#shared/calendar-day.ts';
import { westernDigits } from '#shared/comparable-text.ts';
import { isEmail } from '#shared/fields.ts';
import { lengthOf, MAX_LENGTH } from '#shared/limits.ts';
import { messageText } from '#shared/messages.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { mailAddress, telephone, trimmed } from '#shared/typed-text.ts';
import { type DeskContent, labelsOfRegistration } from '../../content.ts';

/** A field of the form, without trades, files and answers. */
export interface Field {
  name: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'date';
  /** Token of `autocomplete`. */
  autocomplete: string;
  /** Whether the registration is sent only with it. */
  required: boolean;
  /** Most characters. */
  max: number;
}

const text = (name: string, required: boolean, autocomplete = 'off'): Field => ({
  ...{ name, type: 'text', autocomplete, required, max: MAX_LENGTH.name },
});

/** Most characters of a description: its form has two, and stays far below the longest body. */
const LONG = 5_000;

export const COMPANY: readonly Field[] = [
  text('company', true, 'organization'),
  { ...text('activities', true), type: 'textarea', max: LONG },
  { ...text('references', false), type: 'textarea', max: LONG },
];

export const CONTACTS: readonly Field[] = [
  text('user_name', true, 'name'),
  { ...text('user_email', true, 'email'), type: 'email', max: MAX_LENGTH.email },
  { ...text('user_phone', true, 'tel'), type: 'tel', max: MAX_LENGTH.phone },
  text('second_name', false),
  { ...text('second_email', false), type: 'email', max: MAX_LENGTH.email },
  { ...text('second_phone', false), type: 'tel', max: MAX_LENGTH.phone },
];

/** The fields with which a registration begins. */
export const FIRST: readonly Field[] = [...COMPANY, ...CONTACTS].filter(({ name }) =>
  ['company', 'user_name', 'user_email', 'user_phone'].includes(name),
);

/** The fields of a document, beside its file. Their dates are not required: a document may follow later. */
export function documentFields({
  id,
  number,
  expiry,
  validDays,
}: RegistrationSettings['documents'][number]): Field[] {
  const date = (part: string): Field => ({ ...text(`${id}_${part}`, false), type: 'date' });
  const isDated = expiry !== 'none' || validDays !== undefined;
  return [
    ...(number ? [text(`${id}_number`, false)] : []),
    ...(isDated ? [date('issued')] : []),
    ...(expiry === 'none' ? [] : [date('expires')]),
  ];
}

/** All fields, in the order of the form. */
export const formFields = ({ documents }: RegistrationSettings): Field[] => [
  ...COMPANY,
  ...CONTACTS,
  ...documents.flatMap(documentFields),
];

/** What was typed, as it is stored. */
export function asStored({ type }: Field, typed: string): string {
  if (type === 'email') return mailAddress(typed);
  if (type === 'tel') return telephone(typed);
  return type === 'date' ? westernDigits(trimmed(typed)) : trimmed(typed);
}

/** What is wrong with a value, in words; undefined if nothing is. A draft may lack what is required. */
export function problemOf(
  field: Field,
  values: Readonly<Record<string, string>>,
  words: DeskContent,
  isSending: boolean,
): string | undefined {
  const { name, type, max, required } = field;
  const { [name]: value = '' } = values;
  const { errors } = words.refusalPage;
  const label = labelsOfRegistration(words)[name] ?? name;
  const inWords = (message: string) => messageText(message, label, max, words.language.locale);
  if (value === '') return required && isSending ? inWords(errors.required) : undefined;
  if (isTooLong(field, value)) return inWords(errors.tooLong);
  if (type === 'email' && !isEmail(value)) return inWords(errors.emailInvalid);
  const own = words.registration?.form.errors;
  if (type !== 'date' || !own) return undefined;
  if (!isCalendarDay(value)) return inWords(own.date);
  const issued = values[name.replace(/_expires$/, '_issued')] ?? '';
  return isCalendarDay(issued) && value < issued ? inWords(own.order) : undefined;
}

/** Whether a value is too long to be stored even in a draft. */
export const isTooLong = ({ max }: Field, value: string) => lengthOf(value) > max;
