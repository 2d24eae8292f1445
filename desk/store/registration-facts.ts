import { assess, type DocumentVersion, type RegistrationFacts } from '#shared/registration.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { dayOf } from './daily-counts.ts';
import type { Registration } from './registrations.ts';
import { valuesOf } from './submission.ts';

type Values = Partial<Record<string, string>>;

/** What a registration says today, at the office. */
export const assessed = (
  registration: Registration,
  { documents }: Pick<RegistrationSettings, 'documents'>,
  { now, timeZone }: { now: number; timeZone: string },
) => assess(factsOf(registration), documents, dayOf(now, timeZone));

/** What the status of a registration depends on. */
export function factsOf(registration: Registration): RegistrationFacts {
  const { submission, decisions, questions, isOpened } = registration;
  const values = valuesOf(submission);
  const ids = submission.attachments.map(({ field }) => field.replace(/_file$/, ''));
  return {
    trades: tradesIn(values),
    documents: Object.fromEntries([...new Set(ids)].map((id) => [id, versionsIn(values, id)])),
    decisions,
    isAsked: questions.some(({ answeredAt }) => answeredAt === null),
    isOpened,
  };
}

/** The short names of the trades that a supplier has chosen. */
export const tradesIn = (values: Values) =>
  Object.keys(values).flatMap((name) => (name.startsWith('trade_') ? name.slice(6) : []));

/** The versions of a document, the current one first. */
export function versionsIn(values: Values, id: string): DocumentVersion[] {
  const { [`${id}_earlier`]: earlier } = values;
  return [versionIn(values, id), ...(earlier ? [readVersion(earlier)] : [])];
}

/** The current version of a document. */
export const versionIn = (values: Values, id: string): DocumentVersion => ({
  number: values[`${id}_number`] ?? '',
  issued: values[`${id}_issued`] ?? '',
  expires: values[`${id}_expires`] ?? '',
});

/** An earlier version as the value of one field: issue, expiry and number; a dash for a date that it lacks. */
export const writtenVersion = ({ number, issued, expires }: DocumentVersion) =>
  [issued || '–', expires || '–', number].join(' ').trim();

function readVersion(text: string): DocumentVersion {
  const [issued = '', expires = '', ...number] = text.split(' ');
  const date = (each: string) => (each === '–' ? '' : each);
  return { number: number.join(' '), issued: date(issued), expires: date(expires) };
}
