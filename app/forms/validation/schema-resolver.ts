import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormFile } from '#shared/form-file.ts';
import { MAX_FILE_BYTES } from '#shared/limits.ts';
import type { MessageKey } from '#shared/messages.ts';

/** Name of the error that belongs to the whole form; no field may have it. */
export const WHOLE_FORM = 'form';

export type LoadSchema = () => Promise<z.ZodMiniType<unknown, unknown>>;

/**
 * A react-hook-form resolver for a flat zod schema. An error holds the message key of the field's
 * first issue, and in `types.max` the limit that the message names. Of validations that overlap, each has the result
 * of the latest: one that reads a file which has been replaced may end last.
 *
 * @param loadSchema fetches the schema; if that fails, the form counts as valid and the desk validates
 */
export function schemaResolver<Values extends FieldValues>(
  loadSchema: LoadSchema,
): Resolver<Values> {
  let latest: Promise<ResolverResult<Values>>;
  const validate = async (values: Values): Promise<ResolverResult<Values>> => {
    const schema = await loadSchema().catch(() => undefined);
    const { read, unreadable } = await formValues(values);
    const result = schema?.safeParse(read);
    if (!result || result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string; types?: { max: string } }> = {};
    for (const name of unreadable) {
      errors[name] = { type: 'custom', message: 'fileGone' satisfies MessageKey };
    }
    for (const issue of result.error.issues) {
      const { path, code, message } = issue;
      const max: unknown = issue.code === 'custom' ? issue.params?.max : undefined;
      errors[path.map(String).join('.') || WHOLE_FORM] ??= {
        type: code ?? 'custom',
        message,
        ...(max === undefined ? {} : { types: { max: String(max) } }),
      };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  return async (values) => {
    const own = validate(values);
    latest = own;
    await own;
    return latest;
  };
}

/**
 * Replaces each file list by name, size and content of its file, as the schemas expect. A file that the visitor has
 * changed, moved or deleted since is unreadable and counts as missing.
 */
async function formValues(values: Record<string, unknown>) {
  const read: Record<string, unknown> = { ...values };
  const unreadable: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (!isFileList(value)) continue;
    const [file] = value;
    read[name] = file && (await formFile(file).catch(() => void unreadable.push(name)));
  }
  return { read, unreadable };
}

function isFileList(value: unknown): value is FileList {
  return Object.prototype.toString.call(value) === '[object FileList]';
}

async function formFile(file: File): Promise<FormFile> {
  const { name, size } = file;
  const content = await file.slice(0, MAX_FILE_BYTES).arrayBuffer();
  return { name, size, bytes: new Uint8Array(content) };
}
