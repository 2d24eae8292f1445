import type { FormName } from '#shared/forms.ts';
import { choiceIn, type DeskContent, inLanguage, ofUploads } from '../content.ts';
import { fileFacts } from '../pages/file-facts.ts';
import { formDefinitions } from '../pages/form-controls.ts';
import type { TypedForm } from '../pages/refusal-page.ts';
import { referenceOf } from '../store/reference.ts';
import { newSecret } from '../store/secrets.ts';
import { type Submission, type SubmittedField, valuesOf } from '../store/submission.ts';
import type { Receipt } from '../store/submission-store.ts';
import type { FormFiles } from './files.ts';
import { type MailsPerDomain, receiptKeysOf } from './idempotency.ts';

/** A form as it is stored, before it has an id. */
export type Message = Omit<Submission, 'id' | 'receivedAt'>;

/** What an addition takes over from the earlier message. */
const TAKEN_OVER = ['recipient', 'user_name', 'user_email', 'user_phone', 'user_subject'];

/** Fields that name files or an earlier message; what they name is stored instead. */
const NAMING = ['uploads', 'earlier'];

/** A valid form as it is stored: its fields with their labels, choices in the office's language. */
export function messageOf(
  { form, language, values }: Pick<TypedForm, 'form' | 'values'> & { language: string },
  { attachments, missing }: FormFiles,
  earlier: Pick<Submission, 'id' | 'fields'> | undefined,
  content: DeskContent,
): Message {
  const before = earlier ? valuesOf(earlier) : {};
  const hasToken =
    formDefinitions[form].confirmed ||
    form === 'career' ||
    attachments.some(({ upload }) => upload !== undefined);
  const field = (name: string, value: string) => ({
    name,
    label: labelOf(form, name, content),
    value,
  });
  return {
    form: formDefinitions[form].confirmed ? 'confirm' : form,
    language,
    fields: [
      ...Object.entries({ ...(earlier ? { recipient: '' } : {}), ...values })
        .filter(([name]) => !NAMING.includes(name))
        .map(([name, value]) =>
          value === '' && TAKEN_OVER.includes(name)
            ? field(name, before[name] ?? '')
            : field(
                name,
                language === content.language.code
                  ? value
                  : choiceIn(content, name, value, content),
              ),
        ),
      ...(earlier ? [field('adds', referenceOf(earlier.id))] : []),
      ...(missing.length > 0 ? [field('missing', missing.join('\n'))] : []),
    ],
    attachments,
    ...(hasToken ? { token: newSecret() } : {}),
  };
}

function labelOf(form: FormName, name: string, content: DeskContent): string {
  return content.labels[form][name] ?? ofUploads(content)[name] ?? name;
}

/**
 * The receipt of an application or of files, with the sender's link. Suspected spam gets none: its address may be a
 * stranger's. The address, and the names of files, are the only input in it, so that nobody can mail text to a stranger.
 */
export function receiptOf(
  submission: Submission,
  id: string,
  mailsPerDomain: MailsPerDomain,
  content: DeskContent,
): Receipt | undefined {
  const { id: about, receivedAt, form, language, fields, attachments, spamReason } = submission;
  const named = (...names: string[]) => fields.filter(({ name }) => names.includes(name));
  const address = valuesOf(submission).user_email;
  const missing = named('missing');
  const hasFiles = attachments.length + missing.length > 0;
  if (spamReason !== undefined || !address) return undefined;
  if (form !== 'career' && !(form === 'contact' && hasFiles)) return undefined;
  const kind = form === 'career' ? ('receipt' as const) : ('files' as const);
  const ofFiles =
    kind === 'receipt'
      ? []
      : [
          ...named('recipient', 'adds'),
          ...listOf(attachments, inLanguage(content, language)),
          ...missing,
        ];
  const receipt = {
    id,
    receivedAt,
    form: kind,
    language,
    fields: [...named('user_email'), ...ofFiles],
    attachments: [],
    // The link of another receipt is made when its mail is sent.
    ...(kind === 'files' ? { token: newSecret() } : {}),
    about,
  };
  return { submission: receipt, keys: receiptKeysOf(receipt, mailsPerDomain) };
}

/** The names, sizes and hashes of files, as one field. */
function listOf(files: Submission['attachments'], words: DeskContent): SubmittedField[] {
  const [first] = files;
  if (!first) return [];
  const value = files.map((file) => fileFacts(file, words).join('\n')).join('\n\n');
  return [{ name: 'files', label: first.label, value }];
}
