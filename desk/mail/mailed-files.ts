import { Readable } from 'node:stream';
import { UNTIL } from '#shared/upload-texts.ts';
import { FILES_LINK_WORKS_MS } from '#shared/uploads.ts';
import { FILES_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { DeskError } from '../desk-error.ts';
import { fileFacts } from '../pages/file-facts.ts';
import { linkTo } from '../pages/link.ts';
import { writtenDay } from '../pages/written-day.ts';
import type { Attachment, Submission, SubmittedField } from '../store/submission.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import { remarksOn } from './file-remarks.ts';

/** Files of this size together fit into a mail, which makes them a third larger; most servers accept 25 MB. */
const MOST_ATTACHED = 12_000_000;

/** The files that are attached to the office's mail: all, or only those in the database. */
function attached(files: Attachment[]): Attachment[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes <= MOST_ATTACHED ? files : files.filter((file) => 'content' in file);
}

/** Why a mail fails whose files cannot be read now: not by the mail server. */
export class UnreadableFile extends DeskError {
  override name = 'UnreadableFile';
}

/** The content of an upload, which is opened when the mail is sent. */
async function* contentOf(id: string, read: UploadFiles['read']): AsyncGenerator<Uint8Array> {
  try {
    yield* await read(id);
  } catch (cause) {
    throw new UnreadableFile(`A file cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** Files as Nodemailer attaches them. */
export function asAttachments(files: Attachment[], readUpload: UploadFiles['read']) {
  return attached(files).map((file) => ({
    filename: file.name,
    contentType: file.mediaType,
    contentDisposition: 'attachment' as const,
    content:
      'content' in file
        ? Buffer.from(file.content)
        : Readable.from(contentOf(file.upload, readUpload)),
  }));
}

/** The fields of a mail that tell of its files: a list for each field of the form, and a link to those that are not attached. */
export function fileFields(
  { attachments, token, receivedAt }: Submission,
  words: DeskContent,
  siteUrl: string,
): SubmittedField[] {
  const lists = [...Map.groupBy(attachments, ({ field }) => field).values()];
  const isWhole = attached(attachments).length === attachments.length;
  return [
    ...lists.map((files) => asField(files, words)),
    ...(token && !isWhole ? [downloadField(receivedAt, token, words, siteUrl)] : []),
  ];
}

/** The office's link to files that are not attached. */
function downloadField(
  receivedAt: number,
  token: string,
  words: DeskContent,
  siteUrl: string,
): SubmittedField {
  const { download = '', until = '' } = words.uploads?.mail ?? {};
  const day = writtenDay(receivedAt + FILES_LINK_WORKS_MS, words);
  const link = siteUrl + linkTo(FILES_PATH, token, words);
  return {
    name: 'download',
    label: download,
    value: `${link}\n${until.replace(`{${UNTIL}}`, day)}`,
  };
}

/** The files of a field: of each its name, size and hash, by which the office can check it, and what it may contain. */
function asField(files: Attachment[], words: DeskContent): SubmittedField {
  const { field = '', label = '' } = files[0] ?? {};
  const value = files.map((file) => fileLines(file, words).join('\n')).join('\n\n');
  return { name: field, label, value };
}

function fileLines(file: Attachment, words: DeskContent): string[] {
  const { name, originalName, unscanned } = file;
  const texts = words.mails.career.file;
  const remarks = 'content' in file ? remarksOn(file.content) : [];
  const [, ...rest] = fileFacts(file, words);
  return [
    name,
    ...(name === originalName ? [] : [`${texts.sentAs}: ${originalName}`]),
    ...rest,
    ...remarks.map((remark) => texts.remarks[remark]),
    ...(unscanned ? [texts.unscanned] : []),
  ];
}
