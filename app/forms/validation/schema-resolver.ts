import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formValues } from './form-values.ts';

/** Where an issue of the form as a whole stands among the errors; no field may bear this name. */
export const WHOLE_FORM = 'form';

export type LoadSchema = () => Promise<z.ZodMiniType<unknown, unknown>>;

/**
 * Lets react-hook-form validate by a zod schema; an error's message is the schema's message key.
 * Small on purpose: the schemas of `contract/` are flat, and the first issue of a field is shown.
 *
 * @param loadSchema fetches the schema; where it cannot, nothing is wrong here, and the desk judges
 */
export function schemaResolver<Values extends FieldValues>(
  loadSchema: LoadSchema,
): Resolver<Values> {
  return async (values) => {
    const schema = await loadSchema().catch(() => undefined);
    const result = schema?.safeParse(await formValues(values));
    if (!result || result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.map(String).join('.') || WHOLE_FORM] ??= { type: code ?? 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
