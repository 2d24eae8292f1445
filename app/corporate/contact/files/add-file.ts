import { MAX_UPLOADS } from '#shared/uploads.ts';
import { problemOf } from './check-file.ts';
import type { FileEntries, FileEntry } from './file-entries.ts';
import { tooLarge } from './limits.ts';
import { texts } from './texts.ts';

/**
 * Adds a chosen file to the list. One that is there already is ignored, unless its content was needed: then it goes
 * on, or begins anew.
 */
export async function addFile(file: File, entries: FileEntries): Promise<void> {
  const same = entries.files.find((entry) => isSame(entry, file));
  if (same?.file && same.state !== 'refused') return;
  if (!same && entries.files.length >= MAX_UPLOADS) {
    entries.show({ notice: texts.errors.tooMany });
    return;
  }
  const { name, size, lastModified } = file;
  const problem = (await problemOf(file)) ?? tooLarge(size, entries.state(), same?.key);
  // It may have been removed meanwhile.
  const before = same && entries.find(same.key);
  const isContinued = before && before.state !== 'refused';
  const isHere = before?.state === 'arrived' || entries.state().isPlain;
  entries.put({
    ...{ key: before?.key ?? entries.newKey(), name, size, lastModified, file, problem },
    id: isContinued ? before.id : undefined,
    sent: isContinued ? before.sent : 0,
    state: problem ? 'refused' : isHere ? 'arrived' : 'waiting',
  });
}

function isSame(entry: FileEntry, { name, size, lastModified }: File): boolean {
  if (entry.name !== name) return false;
  // That it has changed is why it is chosen again.
  return entry.problem === 'gone' || (entry.size === size && entry.lastModified === lastModified);
}
