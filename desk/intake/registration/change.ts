import { randomUUIDv7 } from 'node:crypto';
import { drawings, type FormFile } from '#shared/form-file.ts';
import { isMessageKey, messageText } from '#shared/messages.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { uploadsIn } from '#shared/uploads.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../../content.ts';
import { versionIn, writtenVersion } from '../../store/registration-facts.ts';
import type { Registration, RegistrationChange } from '../../store/registrations.ts';
import { type Attachment, type SubmittedField, valuesOf } from '../../store/submission.ts';
import type { AcceptOptions } from '../accept.ts';
import { asAttachment } from '../attachment.ts';
import type { WireFields } from '../read-body.ts';
import { findUploads } from '../uploads/find.ts';
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
  const problems = fieldsOf(settings).flatMap((field) => {
    const text = problemOf(field, values, words, isSending);
    return text === undefined ? [] : [[field.name, text] as const];
  });
  const hasTrade = settings.trades.some(({ id }) => `trade_${id}` in values);
  const trade = isSending && !hasTrade ? [['trade', settings.form.errors.trade] as const] : [];
  return new Map([...problems, ...trade]);
}

type FileOptions = Pick<AcceptOptions, 'scan' | 'refused' | 'uploads'>;

/**
 * The files of the form and those that were sent ahead of it, examined; those that are stored already are left out. Adds to
 * the problems.
 */
export async function filesIn(
  fields: WireFields,
  { submission: { attachments } }: Registration,
  settings: RegistrationSettings,
  words: DeskContent,
  problems: Map<string, string>,
  options: FileOptions,
): Promise<Attachment[]> {
  const found: Attachment[] = [];
  const labels = labelsOfRegistration(words);
  const officeLabels = labelsOfRegistration(inLanguage(words, undefined));
  const { errors } = words.refusalPage;
  for (const { id } of settings.documents) {
    const field = `${id}_file`;
    const file = await fileIn(fields, id, options);
    if (file === undefined) continue;
    if ('problem' in file) {
      const { problem: key } = file;
      if (!isMessageKey(key)) throw new Error(`No text for "${key}"`);
      const text = messageText(errors[key], labels[field] ?? id, 255, words.language.locale);
      problems.set(field, text);
    } else if ('missing' in file) {
      problems.set(field, settings.form.errors.gone.replace('{file}', file.missing));
    } else {
      const before = attachments.findLast((each) => each.field === field);
      const own = { ...file, field, label: officeLabels[field] ?? id };
      if (before?.sha256 !== own.sha256) found.push(own);
    }
  }
  if (attachments.length + found.length > MOST_FILES) {
    for (const { field } of found) problems.set(field, settings.form.errors.tooMany);
    return [];
  }
  return found;
}

/** The file of a document: that in the form, or else the one that was sent ahead; undefined without either. */
async function fileIn(
  fields: WireFields,
  id: string,
  { scan, refused, uploads }: FileOptions,
): Promise<Attachment | { problem: string } | { missing: string } | undefined> {
  const result = drawings().safeParse(fields.get(`${id}_file`));
  if (!result.success) return { problem: result.error.issues[0]?.message ?? '' };
  const file = (result.data as FormFile[]).at(-1);
  if (file) {
    const verdict = scan ? await scan([file.bytes]) : 'clean';
    if (verdict !== 'infected') {
      return asAttachment('contact', { field: '', label: '' }, file, verdict === 'unscanned');
    }
    refused('infected_file');
    return { problem: 'fileInfected' };
  }
  const [named] = uploadsIn(String(fields.get(`${id}_upload`) ?? '')) ?? [];
  if (!named) return undefined;
  const { files, refused: wrong } = uploads
    ? await findUploads([named], uploads)
    : { files: [], refused: [] };
  if (wrong[0]) return { problem: wrong[0].key };
  return files[0] ? { ...files[0], field: '', label: '' } : { missing: named.name };
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
