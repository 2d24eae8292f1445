import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DRAWING_HEAD_BYTES, drawingType } from '#shared/drawing-type.ts';
import type { UploadFiles } from '../../store/upload-files.ts';
import type { Upload, UploadStore } from '../../store/upload-store.ts';
import { safeName } from '../attachment.ts';
import type { VirusScanner } from '../virus-scanner.ts';
import { INFECTED, type UploadProblem, WRONG_TYPE } from './problems.ts';

export interface ExamineOptions {
  store: UploadStore;
  files: UploadFiles;
  /** Absent if no scanner is configured. */
  scan?: VirusScanner | undefined;
}

/**
 * Forces an upload that has arrived to the disk, finds out what it is, and records that. One that is refused is
 * erased. May be repeated: the desk may have stopped before the end.
 *
 * @returns why it is refused; `incomplete` when bytes are missing; undefined when all is well
 */
export async function examine(
  { id, originalName, size }: Pick<Upload, 'id' | 'originalName' | 'size'>,
  { store, files, scan }: ExamineOptions,
): Promise<UploadProblem | 'incomplete' | undefined> {
  if ((await files.size(id)) !== size) return 'incomplete';
  const refuse = async (problem: UploadProblem) => {
    if (await store.removeUpload(id)) await files.remove(id);
    return problem;
  };
  const path = files.path(id);
  const type = drawingType(originalName, await headOf(path));
  if (!type) return refuse(WRONG_TYPE);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const verdict = scan ? await scan(createReadStream(path)) : 'clean';
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

async function headOf(path: string): Promise<Buffer> {
  const chunks = await Array.fromAsync(createReadStream(path, { end: DRAWING_HEAD_BYTES - 1 }));
  return Buffer.concat(chunks);
}
