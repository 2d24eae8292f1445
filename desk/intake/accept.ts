import { randomUUIDv7 } from 'node:crypto';
import { LANGUAGE_NAME, REFUSAL_TEXTS } from '#shared/wire.ts';
import type { Clock } from '../clock.ts';
import { type DeskContent, inLanguage } from '../content.ts';
import type { TypedForm } from '../pages/refusal-page.ts';
import type { Submission } from '../store/submission.ts';
import type { Acceptance, SubmissionStore } from '../store/submission-store.ts';
import { UploadGone } from '../store/uploads.ts';
import { type FilesOptions, filesOf, without } from './files.ts';
import { idempotencyKeysOf } from './idempotency.ts';
import { type Message, messageOf, receiptOf } from './message.ts';
import type { RateLimit } from './rate-limit.ts';
import type { ReceivedForm } from './read-form.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { refusalOf, validate } from './validate.ts';

/** Dependencies of `acceptForm`. */
export interface AcceptOptions extends FilesOptions {
  /** The content of the newest build; a request reads it once. */
  content(): DeskContent;
  store: SubmissionStore;
  rateLimit: RateLimit;
  clock: Clock;
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
  received: ReceivedForm,
  sent: Sent,
): Promise<void> {
  const { form, fields } = received;
  const valid = validate(form, fields);
  const language = inLanguage(content, fields.get(LANGUAGE_NAME)).language.code;
  const files = await filesOf(form, valid, content.labels[form], options);
  if (files.problems.length > 0) {
    if (files.problems.some(({ key }) => key === 'fileInfected')) options.refused('infected_file');
    throw refusalOf(form, fields, files.problems);
  }
  const earlier = valid.values.earlier
    ? await options.store.messageOfFiles(valid.values.earlier)
    : undefined;
  const typed = { form, language, values: valid.values, problems: [] };
  const accept = (gone: string[]): Promise<void> =>
    store(options, content, messageOf(typed, without(files, gone), earlier, content), {
      ...sent,
      typed,
    }).catch((error) => {
      // Another message has it by now.
      if (error instanceof UploadGone && !gone.includes(error.id))
        return accept([...gone, error.id]);
      throw error;
    });
  return accept([]);
}

async function store(
  options: AcceptOptions,
  content: DeskContent,
  message: Message,
  { ip, idempotencyKey, spamReason, typed }: Sent & { typed: TypedForm },
): Promise<void> {
  // Lists are in order of time and id: the receipt comes after its application.
  const [id = '', receiptId = ''] = [randomUUIDv7(), randomUUIDv7()].toSorted();
  const submission = {
    id,
    receivedAt: options.clock.now(),
    ...message,
    ...(spamReason === undefined ? {} : { spamReason }),
  };
  const { mailsPerDomain } = options.rateLimit;
  const keys = idempotencyKeysOf(submission, idempotencyKey, mailsPerDomain);
  const { wait, sentBefore, release } = await options.rateLimit.reserve(ip, bytesOf(submission));
  if (wait > 0) throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: wait, typed });
  let acceptance: Acceptance | undefined;
  try {
    const receipt = receiptOf(submission, receiptId, mailsPerDomain, content);
    acceptance = await options.store.accept(submission, keys, receipt, sentBefore);
  } catch (cause) {
    if (cause instanceof UploadGone) throw cause;
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

/** The bytes that a submission takes in the store, about; uploads have limits of their own. */
function bytesOf({ fields, attachments }: Submission): number {
  const files = attachments.reduce((sum, file) => sum + ('content' in file ? file.size : 0), 0);
  return Buffer.byteLength(JSON.stringify(fields)) + files;
}
