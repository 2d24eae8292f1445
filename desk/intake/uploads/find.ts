import type { NamedUpload } from '#shared/uploads.ts';
import type { Clock } from '../../clock.ts';
import { DeskError } from '../../desk-error.ts';
import type { UploadedFile } from '../../store/submission.ts';
import type { UploadIntake } from './examine.ts';
import { INFECTED } from './problems.ts';

/** What became of the files that a form names. */
export interface NamedFiles {
  files: Omit<UploadedFile, 'field' | 'label'>[];
  /** Names of those that have not arrived, or are gone. */
  missing: string[];
  /** Why others are refused. */
  refused: ('fileInfected' | 'drawingType')[];
}

/**
 * How long a form waits for the examination of its files together. Shorter than the 30 s after which the desk closes an
 * idle connection.
 */
const PATIENCE_MS = 20_000;

/** Finds the uploads that a form names; one that has arrived unexamined is examined now. */
export async function findUploads(
  named: readonly NamedUpload[],
  { store, files, clock, log, examine }: UploadIntake,
): Promise<NamedFiles> {
  const result: NamedFiles = { files: [], missing: [], refused: [] };
  using late = deadline(clock);
  for (const { id, name } of named) {
    let upload = await store.upload(id);
    if (upload && !upload.examined) {
      const problem = await Promise.race([examine(upload), late.passed]).catch((err: unknown) => {
        log.error({ err }, 'could not examine an upload: its message goes on without it');
        return 'incomplete' as const;
      });
      if (typeof problem === 'object') {
        result.refused.push(problem === INFECTED ? 'fileInfected' : 'drawingType');
        continue;
      }
      upload = problem ? undefined : await store.upload(id);
    }
    const size = upload && (await files.size(id));
    if (upload?.examined && size === upload.size) {
      const { originalName } = upload;
      result.files.push({ upload: id, originalName, size, ...upload.examined });
    } else {
      result.missing.push(name);
    }
  }
  return result;
}

/** A promise that rejects when the time is over. */
function deadline(clock: Clock) {
  const end = new AbortController();
  const passed = clock.sleep(PATIENCE_MS, end.signal).then(() => {
    throw new DeskError('it takes too long');
  });
  // Nobody may be waiting for it.
  passed.catch(() => undefined);
  return { passed, [Symbol.dispose]: () => end.abort() };
}
