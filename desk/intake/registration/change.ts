import { randomUUIDv7 } from 'node:crypto';
import { drawings, type FormFile } from '#shared/form-file.ts';
import { isMessageKey, messageText } from '#shared/messages.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../../content.ts';
import { versionIn, writtenVersion } from '../../store/registration-facts.ts';
import type { Registration, RegistrationChange } from '../../store/registrations.ts';
import { type Attachment, type SubmittedField, valuesOf } from '../../store/submission.ts';
import type { AcceptOptions } from '../accept.ts';
import { asAttachment } from '../attachment.ts';
import type { WireFields } from '../read-body.ts';
import { asStored, fieldsOf, isTooLong, problemOf } from './fields.ts';
import { isLocked } from './form-page.ts';

type Values = Record<string, string>;

/** Most files of a registration: those of renewals stay. */
const MOST_FILES = 100;

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
  const texts = fieldsOf(settings).map((field) => {
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
    ...fieldsOf(settings).map(({ name }) => name),
    ...settings.documents.map(({ id }) => id),
  ];
  const answers = items.flatMap((item) => {
    const answer = sent(`${item}_answer`);
    return answer?.trim() ? [[`${item}_answer`, answer.trim()] as const] : [];
  });
  return Object.fromEntries([...texts, ...trades, ...answers]);
}

/** What is wrong with the values, by field and in words. */
export function problemsOf(
  values: Values,
  settings: RegistrationSettings,
  words: DeskContent,
  isSending: boolean,
): Map<string, string> {
  const problems = fieldsOf(settings).flatMap((field) => {
    const text = problemOf(field, values, words, isSending);
    return text === undefined ? [] : [[field.name, text] as const];
  });
  const hasTrade = settings.trades.some(({ id }) => `trade_${id}` in values);
  const trade = isSending && !hasTrade ? [['trade', settings.form.errors.trade] as const] : [];
  return new Map([...problems, ...trade]);
}

/** The files of the form, scanned; those that are stored already are left out. Adds to the problems. */
export async function filesIn(
  fields: WireFields,
  { submission: { attachments } }: Registration,
  settings: RegistrationSettings,
  words: DeskContent,
  problems: Map<string, string>,
  { scan, refused }: Pick<AcceptOptions, 'scan' | 'refused'>,
): Promise<Attachment[]> {
  const found: Attachment[] = [];
  const labels = labelsOfRegistration(words);
  const officeLabels = labelsOfRegistration(inLanguage(words, undefined));
  for (const { id } of settings.documents) {
    const field = `${id}_file`;
    const refuse = (key: string) => {
      if (!isMessageKey(key)) throw new Error(`No text for "${key}"`);
      const { errors } = words.refusalPage;
      problems.set(
        field,
        messageText(errors[key], labels[field] ?? id, 255, words.language.locale),
      );
    };
    const result = drawings().safeParse(fields.get(field));
    if (!result.success) {
      refuse(result.error.issues[0]?.message ?? '');
      continue;
    }
    const file = (result.data as FormFile[]).at(-1);
    if (!file) continue;
    const verdict = scan ? await scan([file.bytes]) : 'clean';
    if (verdict === 'infected') {
      refuse('fileInfected');
      refused('infected_file');
      continue;
    }
    const facts = { field, label: officeLabels[field] ?? id };
    const stored = asAttachment('contact', facts, file, verdict === 'unscanned');
    const before = attachments.findLast((each) => each.field === field);
    if (before?.sha256 !== stored.sha256) found.push(stored);
  }
  if (attachments.length + found.length > MOST_FILES) {
    for (const { field } of found) problems.set(field, settings.form.errors.tooMany);
    return [];
  }
  return found;
}

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
  for (const field of settings ? fieldsOf(settings) : []) {
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
