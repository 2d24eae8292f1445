import { drawings, type FormFile } from '#shared/form-file.ts';
import { isMessageKey, messageText } from '#shared/messages.ts';
import type { RegistrationSettings } from '#shared/registration-settings.ts';
import { uploadsIn } from '#shared/uploads.ts';
import { type DeskContent, inLanguage, labelsOfRegistration } from '../../content.ts';
import type { Registration } from '../../store/registrations.ts';
import type { Attachment } from '../../store/submission.ts';
import type { AcceptOptions } from '../accept.ts';
import { asAttachment } from '../attachment.ts';
import type { WireFields } from '../read-body.ts';
import { findUploads } from '../uploads/find.ts';

/** Most files of a registration: those of renewals stay. */
const MOST_FILES = 100;

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
  // All at once, so that their examinations together take no longer than a form waits.
  const files = await Promise.all(settings.documents.map(({ id }) => fileIn(fields, id, options)));
  for (const [index, { id }] of settings.documents.entries()) {
    const field = `${id}_file`;
    const file = files[index];
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
  if (wrong[0]) return { problem: wrong[0] };
  return files[0] ? { ...files[0], field: '', label: '' } : { missing: named.name };
}
