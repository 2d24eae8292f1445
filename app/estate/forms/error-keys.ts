import { type LoadSchema, schemaResolver } from '#app/forms/validation/schema-resolver.ts';

/** The message key of each field that a schema rejects, for tests. */
export async function errorKeys(
  schema: Awaited<ReturnType<LoadSchema>>,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await schemaResolver(async () => schema)(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}
