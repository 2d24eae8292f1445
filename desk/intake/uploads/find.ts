import type { NamedUpload } from '#shared/uploads.ts';
import type { UploadedFile } from '../../store/submission.ts';
import { type ExamineOptions, examine } from './examine.ts';
import { INFECTED } from './problems.ts';

/** What became of the files that a form names. */
export interface NamedFiles {
  files: Omit<UploadedFile, 'field' | 'label'>[];
  /** Names of those that have not arrived, or are gone. */
  missing: string[];
  /** Names of those that are refused. */
  refused: { name: string; key: 'fileInfected' | 'drawingType' }[];
}

/** Finds the uploads that a form names; one that has arrived unexamined is examined now. */
export async function findUploads(
  named: readonly NamedUpload[],
  options: ExamineOptions,
): Promise<NamedFiles> {
  const result: NamedFiles = { files: [], missing: [], refused: [] };
  for (const { id, name } of named) {
    let upload = await options.store.upload(id);
    if (upload && !upload.examined) {
      const problem = await examine(upload, options).catch((err: unknown) => {
        options.log.error({ err }, 'could not examine an upload: its message goes on without it');
        return 'incomplete' as const;
      });
      if (typeof problem === 'object') {
        result.refused.push({ name, key: problem === INFECTED ? 'fileInfected' : 'drawingType' });
        continue;
      }
      upload = problem ? undefined : await options.store.upload(id);
    }
    const size = upload && (await options.files.size(id));
    if (upload?.examined && size === upload.size) {
      const { originalName } = upload;
      result.files.push({ upload: id, originalName, size, ...upload.examined });
    } else {
      result.missing.push(name);
    }
  }
  return result;
}
