import { SIGNATURE_LENGTH } from '#contract/file-type.ts';
import type { FormFile } from '#contract/form-file.ts';

/** A form's values as a schema takes them: of each chosen file name, size and first bytes. */
export async function formValues(
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const read = Object.entries(values).map(async ([name, value]) => [
    name,
    isFileList(value) ? await formFile(value[0]) : value,
  ]);
  return Object.fromEntries(await Promise.all(read));
}

function isFileList(value: unknown): value is FileList {
  return Object.prototype.toString.call(value) === '[object FileList]';
}

async function formFile(file: File | undefined): Promise<FormFile | undefined> {
  if (!file) return undefined;
  const { name, size } = file;
  const begin = file.slice(0, SIGNATURE_LENGTH).arrayBuffer();
  // A file that has gone from its place since it was chosen begins like none of ours.
  return { name, size, bytes: new Uint8Array(await begin.catch(() => new ArrayBuffer())) };
}
