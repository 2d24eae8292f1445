import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FormName } from '#api/forms.ts';
import { REFUSAL_TEXTS } from '#api/wire.ts';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import { formDefinitions } from '../pages/form-controls.ts';
import type { Submission } from '../store/submission.ts';
import type {
  Acceptance,
  Applications,
  Archive,
  Intake,
  Receipt,
} from '../store/submission-store.ts';
import { asAttachment } from './attachment.ts';
import { idempotencyKeysOf, receiptKeysOf } from './idempotency.ts';
import type { RateLimit } from './rate-limit.ts';
import type { ReceivedForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { refusalOf, type ValidForm, validate } from './validate.ts';
import type { ScanResult, VirusScanner } from './virus-scanner.ts';

/** Dependencies of `acceptForm`. */
export interface AcceptOptions {
  content: DeskContent;
  store: Intake & Applications & Pick<Archive, 'scrub'>;
  rateLimit: RateLimit;
  clock: Clock;
  /** Absent where no scanner is configured. */
  scan?: VirusScanner | undefined;
  /** Called when a submission is on disk, with the reason if it is suspected spam. */
  accepted(id: string, spamReason: string | undefined): void;
}

/** When to try again after the store failed. */
export const RETRY_AFTER_SECONDS = 60;

/** A random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * Stores a form. Resolves once it, or an earlier submission with the same key, is on disk.
 * @throws Refusal
 */
export async function acceptForm(
  options: AcceptOptions,
  { form, fields }: ReceivedForm,
  { idempotencyKey, spamReason }: Record<'idempotencyKey' | 'spamReason', string | undefined>,
): Promise<void> {
  const valid = validate(form, fields);
  const scans = await scanned(valid.files, options.scan);
  const infected = Object.keys(scans).filter((field) => scans[field] === 'infected');
  if (infected.length > 0) {
    const problems = infected.map((field) => ({ field, key: 'fileInfected' as const }));
    throw refusalOf(form, fields, problems);
  }
  // Mails are sent by time and id: the office's first, then the receipt.
  const [id = '', receiptId = ''] = [randomUUIDv7(), randomUUIDv7()].toSorted();
  const submission = {
    id,
    ...asSubmission(form, valid, scans, options),
    ...(spamReason === undefined ? {} : { spamReason }),
  };
  const keys = idempotencyKeysOf(submission, idempotencyKey);
  const typed = { form, values: valid.values, problems: [] };
  const wait = await options.rateLimit.reserve();
  if (wait > 0) throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: wait, typed });
  let acceptance: Acceptance | undefined;
  try {
    acceptance = await options.store.accept(submission, keys, receiptOf(submission, receiptId));
  } catch (cause) {
    const retryAfter = RETRY_AFTER_SECONDS;
    throw new Refusal(503, 'Service Unavailable', { cause, retryAfter, typed });
  } finally {
    if (acceptance !== 'stored') await options.rateLimit.release();
  }
  if (acceptance === 'conflict') {
    throw new Refusal(422, 'The Idempotency-Key was used for another message');
  }
  if (acceptance === 'stored') options.accepted(submission.id, spamReason);
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
  form: FormName,
  { values, files }: ValidForm,
  scans: Scans,
  { clock, content }: AcceptOptions,
): Omit<Submission, 'id'> {
  const label = (name: string) => content.labels[form][name] ?? name;
  return {
    receivedAt: clock.now(),
    form: formDefinitions[form].confirmed ? 'confirm' : form,
    fields: Object.entries(values).map(([name, value]) => ({ name, label: label(name), value })),
    attachments: Object.entries(files).map(([name, file]) =>
      asAttachment(name, label(name), file, scans[name] === 'unscanned'),
    ),
    ...(formDefinitions[form].confirmed || form === 'career' ? { token: newToken() } : {}),
  };
}

/**
 * The receipt of an application, with the applicant's link. None for suspected spam, whose address may
 * be a stranger's. It contains nothing else that was typed, so that nobody can mail words to a stranger.
 */
function receiptOf(
  { id: about, receivedAt, form, fields, spamReason }: Submission,
  id: string,
): Receipt | undefined {
  if (form !== 'career' || spamReason !== undefined) return undefined;
  const submission = {
    id,
    receivedAt,
    form: 'receipt' as const,
    fields: fields.filter(({ name }) => name === 'user_email'),
    attachments: [],
    token: newToken(),
    about,
  };
  return { submission, keys: receiptKeysOf(submission) };
}
