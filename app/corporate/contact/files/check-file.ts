import { DRAWING_HEAD_BYTES, drawingType } from '#shared/drawing-type.ts';
import { MAX_LENGTH } from '#shared/limits.ts';
import type { Problem } from './transfer.ts';

/** What is wrong with a file by itself; `gone` when it cannot be read. */
export async function problemOf(file: File): Promise<Problem | undefined> {
  if (file.size === 0) return 'empty';
  try {
    const head = await file.slice(0, DRAWING_HEAD_BYTES).arrayBuffer();
    return drawingType(file.name, new Uint8Array(head)) ? undefined : 'type';
  } catch {
    return 'gone';
  }
}

/** The name under which a file is sent: the end of a longer one, which has its extension. */
export const sentName = (name: string) => [...name].slice(-MAX_LENGTH.fileName).join('');
