import { randomUUIDv7 } from 'node:crypto';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../../content.ts';
import { versionIn, writtenVersion } from '../../store/registration-facts.ts';
import type { Registration, RegistrationChange } from '../../store/registrations.ts';
import { type Attachment, type SubmittedField, valuesOf } from '../../store/submission.ts';
import { formFields, isTooLong } from './fields.ts';
import type { Values } from './typed.ts';

/** The change that these values and files make, with the office's labels. A value that is too long is left as it was. */
export function changeOf(
  registration: Registration,
  values: Values,
  attachments: Attachment[],
  content: DeskContent,
  at: number,
): Omit<RegistrationChange, 'terms' | 'sent'> & { isChanged: boolean } {
  const words = inLanguage(content, undefined);
  const settings = words.registration;
  const labels = labelsOfRegistration(words);
  const before = valuesOf(registration.submission) as Values;
  const now: Values = {};
  for (const field of settings ? formFields(settings) : []) {
    const { [field.name]: value = '' } = values;
    now[field.name] = isTooLong(field, value) ? (before[field.name] ?? '') : value;
  }
  for (const { id, label } of settings?.trades ?? []) {
    if (`trade_${id}` in values) now[`trade_${id}`] = label;
  }
  for (const { id } of settings?.documents ?? []) {
    const earlier = earlierOf(id, registration, values, attachments);
    if (earlier) now[`${id}_earlier`] = earlier;
  }
  const fields: SubmittedField[] = Object.entries(now)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, label: labels[name] ?? name, value }));
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => (before[name] ?? '') !== (now[name] ?? ''),
  );
  const open = registration.questions.filter(({ answeredAt }) => answeredAt === null);
  const touched = [...changed, ...attachments.map(({ field }) => field)];
  const answered = open.filter(
    ({ item }) =>
      `${item}_answer` in values ||
      touched.some((name) => name === item || name.startsWith(`${item}_`)),
  );
  const lines = [
    ...touched.map((name) => changeLine(labels[name] ?? name, before[name], now[name])),
    ...open.flatMap(({ item }) => {
      const { [`${item}_answer`]: answer } = values;
      return answer ? [`${labels[`${item}_answer`] ?? labels[item] ?? item}: ${answer}`] : [];
    }),
  ];
  const isChanged = lines.length > 0;
  // As the sender of the message.
  const by = now.user_email?.toLowerCase() ?? '';
  return {
    fields,
    attachments,
    language: content.language.code,
    at,
    answered: answered.map(({ id }) => id),
    isChanged,
    ...(isChanged ? { note: { id: randomUUIDv7(), at, by, text: lines.join('\n') } } : {}),
  };
}

/** Longest values that a note quotes. */
const SHORT = 100;

/** What has changed, for the office: of a short value what it was and is. */
function changeLine(label: string, before = '', now = ''): string {
  const isQuoted = before !== now && [before, now].every(({ length }) => length <= SHORT);
  return isQuoted ? `${label}: ${before || '–'} → ${now || '–'}` : label;
}

/**
 * The earlier version of a document as it is stored: the one before a new file with other dates, since both may be
 * valid. Other dates without a file correct it.
 */
function earlierOf(
  id: string,
  { submission }: Registration,
  values: Values,
  attachments: readonly Attachment[],
): string | undefined {
  const before = valuesOf(submission);
  const kept = before[`${id}_earlier`];
  const isNew = attachments.some(({ field }) => field === `${id}_file`);
  const hadFile = submission.attachments.some(({ field }) => field === `${id}_file`);
  if (submission.form !== 'registration' || !isNew || !hadFile) return kept;
  const version = versionIn(before, id);
  const renewed = versionIn(values, id);
  const isRenewed = version.expires !== renewed.expires || version.issued !== renewed.issued;
  return isRenewed ? writtenVersion(version) : kept;
}

/** Documents that are said to be valid for longer, without the file that shows it. */
export function unshown(
  registration: Registration,
  values: Values,
  attachments: readonly Attachment[],
  { documents }: RegistrationSettings,
): string[] {
  if (registration.submission.form !== 'registration') return [];
  const before = valuesOf(registration.submission);
  return documents.flatMap(({ id, validDays }) => {
    const version = versionIn(before, id);
    const renewed = versionIn(values, id);
    const isLonger =
      (version.expires !== '' && (renewed.expires === '' || renewed.expires > version.expires)) ||
      (validDays !== undefined && renewed.issued > version.issued);
    const isShown = attachments.some(({ field }) => field === `${id}_file`);
    return isLonger && !isShown ? [`${id}_file`] : [];
  });
}
