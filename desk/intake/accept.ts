import { randomUUIDv7 } from 'node:crypto';
import type { FormName } from '#shared/forms.ts';
import { LANGUAGE_NAME, REFUSAL_TEXTS } from '#shared/wire.ts';
import type { Clock } from '../clock.ts';
import { choiceIn, type DeskContent, inLanguage } from '../content.ts';
import { formDefinitions } from '../pages/form-controls.ts';
import { newSecret } from '../store/secrets.ts';
import type { Submission } from '../store/submission.ts';
import type {
  Acceptance,
  Applications,
  Archive,
  Intake,
  Receipt,
} from '../store/submission-store.ts';
import { asAttachment } from './attachment.ts';
import { idempotencyKeysOf, type MailsPerDomain, receiptKeysOf } from './idempotency.ts';
import type { RateLimit } from './rate-limit.ts';
import type { ReceivedForm } from './read-form.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { refusalOf, type ValidForm, validate } from './validate.ts';
import type { ScanResult, VirusScanner } from './virus-scanner.ts';

/** Dependencies of `acceptForm`. */
export interface AcceptOptions {
  /** The content of the newest build; a request reads it once. */
  content(): DeskContent;
  store: Intake & Applications & Pick<Archive, 'scrub'>;
  rateLimit: RateLimit;
  clock: Clock;
  /** Absent if no scanner is configured. */
  scan?: VirusScanner | undefined;
  /** Called when a submission is on disk, with the reason if it is suspected spam. */
  accepted(id: string, spamReason: string | undefined): void;
  /** Called for each refusal that an operator should know. */
  refused(reason: RefusalReason): void;
}

/** What a request says beside its form. */
interface Sent {
  ip: string | undefined;
  idempotencyKey: string | undefined;
  spamReason: string | undefined;
}

/** `Retry-After` when the store fails. */
export const RETRY_AFTER_SECONDS = 60;

/**
 * Stores a form. Resolves once it, or an earlier submission with the same key, is on disk.
 * @throws Refusal
 */
export async function acceptForm(
  options: AcceptOptions,
  content: DeskContent,
  { form, fields }: ReceivedForm,
  { ip, idempotencyKey, spamReason }: Sent,
): Promise<void> {
  const valid = validate(form, fields);
  const scans = await scanned(valid.files, options.scan);
  const infected = Object.keys(scans).filter((field) => scans[field] === 'infected');
  if (infected.length > 0) {
    const problems = infected.map((field) => ({ field, key: 'fileInfected' as const }));
    options.refused('infected_file');
    throw refusalOf(form, fields, problems);
  }
  // Lists are in order of time and id: the receipt comes after its application.
  const [id = '', receiptId = ''] = [randomUUIDv7(), randomUUIDv7()].toSorted();
  const language = inLanguage(content, fields.get(LANGUAGE_NAME)).language.code;
  const submission = {
    id,
    receivedAt: options.clock.now(),
    ...asSubmission({ form, language }, valid, scans, content),
    ...(spamReason === undefined ? {} : { spamReason }),
  };
  const { mailsPerDomain } = options.rateLimit;
  const keys = idempotencyKeysOf(submission, idempotencyKey, mailsPerDomain);
  const typed = { form, language, values: valid.values, problems: [] };
  const { wait, sentBefore, release } = await options.rateLimit.reserve(ip, bytesOf(submission));
  if (wait > 0) throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: wait, typed });
  let acceptance: Acceptance | undefined;
  try {
    const receipt = receiptOf(submission, receiptId, mailsPerDomain);
    acceptance = await options.store.accept(submission, keys, receipt, sentBefore);
  } catch (cause) {
    const retryAfter = RETRY_AFTER_SECONDS;
    const reason = 'not_stored';
    throw new Refusal(503, 'Service Unavailable', { cause, retryAfter, reason, typed });
  } finally {
    if (acceptance !== 'stored') await release();
  }
  if (typeof acceptance === 'object') {
    const { capped, until } = acceptance;
    throw new Refusal(429, REFUSAL_TEXTS.tooManyMails, {
      retryAfter: Math.ceil((until - submission.receivedAt) / 1000),
      reason: `confirm_${capped}`,
      typed,
    });
  }
  if (acceptance === 'conflict') {
    throw new Refusal(422, 'The Idempotency-Key was used for another message');
  }
  if (acceptance === 'stored') options.accepted(submission.id, spamReason);
}

/** The bytes that a submission takes in the store, about. */
function bytesOf({ fields, attachments }: Submission): number {
  const files = attachments.reduce((sum, { size }) => sum + size, 0);
  return Buffer.byteLength(JSON.stringify(fields)) + files;
}

type Scans = Record<string, ScanResult>;

async function scanned(files: ValidForm['files'], scan: VirusScanner | undefined): Promise<Scans> {
  const scans: Scans = {};
  for (const [field, { bytes }] of Object.entries(files)) {
    scans[field] = scan ? await scan(bytes) : 'clean';
  }
  return scans;
}

function asSubmission(
  { form, language }: { form: FormName; language: string },
  { values, files }: ValidForm,
  scans: Scans,
  content: DeskContent,
): Omit<Submission, 'id' | 'receivedAt'> {
  const label = (name: string) => content.labels[form][name] ?? name;
  return {
    form: formDefinitions[form].confirmed ? 'confirm' : form,
    language,
    fields: Object.entries(values).map(([name, value]) => ({
      name,
      label: label(name),
      value: language === content.language.code ? value : choiceIn(content, name, value, content),
    })),
    attachments: Object.entries(files).map(([name, file]) =>
      asAttachment(name, label(name), file, scans[name] === 'unscanned'),
    ),
    ...(formDefinitions[form].confirmed || form === 'career' ? { token: newSecret() } : {}),
  };
}

/**
 * The receipt of an application, with the applicant's link. Suspected spam gets none: its address may
 * be a stranger's. The address is the only input in it, so that nobody can mail text to a stranger.
 */
function receiptOf(
  { id: about, receivedAt, form, language, fields, spamReason }: Submission,
  id: string,
  mailsPerDomain: MailsPerDomain,
): Receipt | undefined {
  if (form !== 'career' || spamReason !== undefined) return undefined;
  const submission = {
    id,
    receivedAt,
    form: 'receipt' as const,
    language,
    fields: fields.filter(({ name }) => name === 'user_email'),
    attachments: [],
    token: newSecret(),
    about,
  };
  return { submission, keys: receiptKeysOf(submission, mailsPerDomain) };
}
