import type { FastifyRequest } from 'fastify';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import type { DeskContent } from '../../content.ts';
import type { Registration, RegistrationChange } from '../../store/registrations.ts';
import { searchTermsOf } from '../../store/search-terms.ts';
import { valuesOf } from '../../store/submission.ts';
import { UploadGone } from '../../store/uploads.ts';
import type { AcceptOptions } from '../accept.ts';
import type { CollectedBody } from '../collect-body.ts';
import { receiptKeysOf } from '../idempotency.ts';
import { fieldsOf, type TokenRequest } from '../link-page.ts';
import { readMultipart, type WireFields } from '../read-body.ts';
import { changeOf, unshown } from './change.ts';
import { filesIn } from './files.ts';
import { supplierMail, toAddress } from './mails.ts';
import { problemsOf, typedIn } from './typed.ts';

/** What a page says above the form. */
export interface Shown {
  notice?: string;
  values?: Record<string, string>;
  problems?: Map<string, string>;
}

/** What became of a form, and its page. */
interface Saved {
  shown: Shown;
  status: number;
  isStored: boolean;
}

interface SentForm {
  fields: WireFields;
  /** Only its beginning has arrived: it was too long. */
  isCutOff: boolean;
}

/** The fields of the form, with its files; what is complete of a body that was cut off. */
export async function sentFields(request: FastifyRequest<TokenRequest>): Promise<SentForm> {
  const { body, headers } = request;
  if (!body || Buffer.isBuffer(body)) return { fields: fieldsOf(request), isCutOff: false };
  const collected = body as CollectedBody;
  const fields = await readMultipart(collected, headers['content-type'] ?? '');
  return { fields, isCutOff: collected.cutOff !== undefined };
}

/**
 * Saves or sends a form. A draft keeps all that can be stored, whatever has to be corrected; of one that was sent nothing
 * changes before everything is right.
 */
export async function saveRegistration(
  registration: Registration,
  { fields, isCutOff }: SentForm,
  settings: RegistrationSettings,
  words: DeskContent,
  options: AcceptOptions,
): Promise<Saved> {
  const { submission } = registration;
  const wasSent = submission.form === 'registration';
  const isSending = fields.get('action') === 'send' || wasSent;
  const values = typedIn(fields, registration, settings);
  const problems = problemsOf(values, settings, words, isSending);
  const files = await filesIn(fields, registration, settings, words, problems, options);
  for (const name of unshown(registration, values, files, settings)) {
    problems.set(name, words.refusalPage.errors.required.replace('{field}', settings.labels.file));
  }
  if (isCutOff) problems.set('documents', settings.form.errors.size);
  const refused = { shown: { values, problems }, status: 422, isStored: false };
  if (wasSent && problems.size > 0) return refused;
  const change = changeOf(registration, values, files, words, options.clock.now());
  const isSent = !wasSent && isSending && problems.size === 0;
  if (change.isChanged || isSent) {
    const terms = searchTermsOf({
      ...{ ...submission, fields: change.fields },
      attachments: [...submission.attachments, ...files],
    });
    const mails = mailsOf(registration, change, isSent, options);
    const revision = String(fields.get('revision') ?? '');
    const outcome = await options.store
      .saveRegistration(submission.id, revision, { ...change, ...mails, terms })
      .catch(goneIn);
    if (outcome instanceof UploadGone) {
      const file = files.find((each) => 'upload' in each && each.upload === outcome.id);
      const text = settings.form.errors.gone.replace('{file}', file?.originalName ?? '');
      problems.set(file?.field ?? 'documents', text);
      return refused;
    }
    if (outcome !== 'stored') {
      const { changed } = settings.form;
      return { shown: { values, problems, notice: changed }, status: 409, isStored: false };
    }
    if (isSent || mails.toFormer) options.accepted(submission.id, submission.spamReason);
  }
  if (problems.size > 0) return { ...refused, isStored: true };
  const { sent, saved } = settings.form;
  return { shown: { notice: isSent ? sent : saved }, status: 200, isStored: true };
}

/** The receipt of a registration that is sent, and the mail to the address that is no longer its own. */
function mailsOf(
  { submission }: Registration,
  change: Pick<RegistrationChange, 'fields' | 'language' | 'at'>,
  isSent: boolean,
  { rateLimit }: AcceptOptions,
): Pick<RegistrationChange, 'sent' | 'toFormer'> {
  const { user_email: former = '' } = valuesOf(submission);
  const { user_email: address } = valuesOf(change);
  if (isSent) {
    const { fields, language, at } = change;
    const receipt = supplierMail({ ...submission, fields, language }, 'received', [], at);
    const keys = submission.spamReason ? [] : receiptKeysOf(receipt, rateLimit.mailsPerDomain);
    return { sent: { submission: receipt, keys } };
  }
  if (submission.form !== 'registration' || former === address) return {};
  return { toFormer: toAddress(supplierMail(submission, 'moved', [], change.at), former) };
}

function goneIn(error: unknown): UploadGone {
  if (error instanceof UploadGone) return error;
  throw error;
}
