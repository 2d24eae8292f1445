import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formValues } from './form-values.ts';

/** Where an issue of the form as a whole stands among the errors; no field may bear this name. */
export const WHOLE_FORM = 'form';

export type LoadSchema = () => Promise<z.ZodMiniType<unknown, unknown>>;

/**
 * Lets react-hook-form validate by a zod schema; an error's message is the schema's message key,
 * its `types.max` the limit that the message names.
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
    const errors: Record<string, { type: string; message: string; types?: { max: string } }> = {};
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
}
