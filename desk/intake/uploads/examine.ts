import { createHash } from 'node:crypto';
import { DRAWING_HEAD_BYTES, drawingType } from '#shared/drawing-type.ts';
import type { Background } from '../../clock.ts';
import type { SubmissionStore } from '../../store/submission-store.ts';
import type { UploadFiles } from '../../store/upload-files.ts';
import type { Upload } from '../../store/upload-store.ts';
import { safeName } from '../attachment.ts';
import type { VirusScanner } from '../virus-scanner.ts';
import { type Arrived, ArrivingHashes } from './arriving-hashes.ts';
import { released } from './chunks.ts';
import { INFECTED, type UploadProblem, WRONG_TYPE } from './problems.ts';

interface ExamineOptions extends Background {
  store: SubmissionStore;
  files: UploadFiles;
  /** Absent if no scanner is configured. */
  scan?: VirusScanner | undefined;
}

/** Why an upload is refused; `incomplete` when bytes are missing; undefined when all is well. */
type Finding = UploadProblem | 'incomplete' | undefined;

/** What takes uploads: where they are kept, and what examines them. */
export interface UploadIntake extends ExamineOptions {
  hashes: ArrivingHashes;
  /**
   * Forces an upload that has arrived to the disk, finds out what it is, and records that. One that is refused is
   * erased. May be repeated: the desk may have stopped before the end. Whoever asks meanwhile gets the same finding.
   */
  examine(upload: Upload): Promise<Finding>;
  /** Whether an examination is running. */
  isExamining(id: string): boolean;
  /** Erases an upload that no submission has; false when there is none. */
  erase(id: string): Promise<boolean>;
}

/** Creates what takes uploads. */
export function createUploadIntake(options: ExamineOptions): UploadIntake {
  const { store, files, log } = options;
  const hashes = new ArrivingHashes();
  const running = new Map<string, Promise<Finding>>();
  const intake: UploadIntake = {
    ...options,
    hashes,
    async examine(upload) {
      const { id, size, examined } = upload;
      if (examined) return undefined;
      const examination =
        running.get(id) ??
        examineOnce(upload, hashes.take(id, size), intake).finally(() => running.delete(id));
      running.set(id, examination);
      return examination;
    },
    isExamining: (id) => running.has(id),
    async erase(id) {
      if (!(await store.removeUpload(id))) return false;
      // Without its row a content is garbage, and erased later (sweep.ts).
      await files.remove(id).catch((err) => log.warn({ err }, 'could not erase an upload yet'));
      return true;
    },
  };
  return intake;
}

async function examineOnce(
  { id, originalName, size }: Upload,
  arrived: Arrived | undefined,
  { store, files, scan, erase }: UploadIntake,
): Promise<Finding> {
  if ((await files.size(id)) !== size) return 'incomplete';
  const refuse = async (problem: UploadProblem) => {
    await erase(id);
    return problem;
  };
  const head = arrived?.head ?? (await headOf(await files.read(id)));
  const type = drawingType(originalName, head);
  if (!type) return refuse(WRONG_TYPE);
  const hash = arrived?.sha256 ?? createHash('sha256');
  if (!arrived) for await (const chunk of released(await files.read(id))) hash.update(chunk);
  const verdict = scan ? await scan(released(await files.read(id))) : 'clean';
  if (verdict === 'infected') return refuse(INFECTED);
  await files.sync(id);
  await store.uploadExamined(id, {
    name: safeName(originalName, type.extension),
    mediaType: type.mediaType,
    sha256: hash.digest('hex'),
    unscanned: verdict === 'unscanned',
  });
  return undefined;
}

/** The beginning of a content, which may come in small pieces. */
async function headOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of content) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= DRAWING_HEAD_BYTES) break;
  }
  return head;
}
