import type { FormName } from '#shared/forms.ts';
import { uploadsIn } from '#shared/uploads.ts';
import type { Problem } from '../pages/refusal-page.ts';
import type { Attachment } from '../store/submission.ts';
import { asAttachment } from './attachment.ts';
import type { UploadIntake } from './uploads/examine.ts';
import { findUploads } from './uploads/find.ts';
import type { ValidForm } from './validate.ts';
import type { VirusScanner } from './virus-scanner.ts';

export interface FilesOptions {
  /** Absent if no scanner is configured. */
  scan?: VirusScanner | undefined;
  /** Files that are sent ahead of their form; absent if the desk takes none. */
  uploads: UploadIntake | undefined;
}

/** The files of a form. */
export interface FormFiles {
  attachments: Attachment[];
  /** Names of those that have not arrived. */
  missing: string[];
  problems: Problem[];
}

/** The field of files that were sent ahead; those of a form without JavaScript have the same label. */
const FIELD = 'files';

/** The files in a form and those that it names, scanned for viruses. */
export async function filesOf(
  form: FormName,
  { values, files }: Pick<ValidForm, 'values' | 'files'>,
  labels: Record<string, string>,
  { scan, uploads }: FilesOptions,
): Promise<FormFiles> {
  const result: FormFiles = { attachments: [], missing: [], problems: [] };
  const label = (field: string) => labels[field] ?? field;
  for (const [field, each] of Object.entries(files).flatMap(([field, list]) =>
    list.map((file) => [field, file] as const),
  )) {
    const verdict = scan ? await scan([each.bytes]) : 'clean';
    if (verdict === 'infected') result.problems.push({ field, key: 'fileInfected' });
    else {
      const facts = { field, label: label(field) };
      result.attachments.push(asAttachment(form, facts, each, verdict === 'unscanned'));
    }
  }
  const named = uploadsIn(values.uploads ?? '') ?? [];
  if (uploads) {
    const found = await findUploads(named, uploads);
    const facts = { field: FIELD, label: label(FIELD) };
    result.attachments.push(...found.files.map((file) => ({ ...file, ...facts })));
    result.missing.push(...found.missing);
    result.problems.push(...found.refused.map((key) => ({ field: 'uploads', key })));
  } else {
    result.missing.push(...named.map(({ name }) => name));
  }
  return result;
}

/** The files without these uploads, which are missing instead. */
export function without(files: FormFiles, uploads: readonly string[]): FormFiles {
  const isGone = ({ upload }: Attachment) => upload !== undefined && uploads.includes(upload);
  const gone = files.attachments.filter(isGone).map(({ originalName }) => originalName);
  return {
    ...files,
    attachments: files.attachments.filter((file) => !isGone(file)),
    missing: [...files.missing, ...gone],
  };
}
