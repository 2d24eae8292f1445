import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
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
  log: FastifyBaseLogger;
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
  const type = drawingType(originalName, await headOf(await files.read(id)));
  if (!type) return refuse(WRONG_TYPE);
  const hash = createHash('sha256');
  await pipeline(await files.read(id), hash);
  const verdict = scan ? await scan(await files.read(id)) : 'clean';
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
