import { z } from 'zod';

/** A schema of content as JSON Schema: what a file contains, with the metadata of its fields. */
export interface Schema extends z.GlobalMeta {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** The keys of a record; its values are `additionalProperties`. */
  propertyNames?: Schema;
  additionalProperties?: Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  /** Objects that differ in their `kind`. */
  oneOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  /** The build's message for a text that does not match `pattern`. */
  wording?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** The input side of a Zod schema. An object that contains itself is a cycle. */
export function jsonSchemaOf(schema: z.ZodType): Schema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.pattern) jsonSchema.wording = wordingOf(zodSchema as unknown as z.ZodType);
      // An empty field of the editor is no value.
      const [only, none] = jsonSchema.anyOf ?? [];
      if (none?.type === 'null') {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, only);
      }
    },
  }) as unknown as Schema;
  resolve(json, json.$defs ?? {});
  return json;
}

function wordingOf(schema: z.ZodType): string {
  const message =
    schema.safeParse('\u0001').error?.issues[0]?.message ?? 'not of the expected form';
  return message.replace(/, got .*$/, '');
}

/** Replaces every reference to a definition by the definition. */
function resolve(node: object, definitions: Record<string, Schema>): void {
  for (const [key, each] of Object.entries(node)) {
    if (typeof each !== 'object' || each === null) continue;
    const name = '$ref' in each && String(each.$ref).replace('#/$defs/', '');
    if (name) Object.assign(node, { [key]: definitions[name] });
    else resolve(each, definitions);
  }
}

/** The kinds of objects that a field accepts; undefined for any other schema. */
export function kindsOf({ oneOf }: Schema): Schema[] | undefined {
  return oneOf?.flatMap((kind) => kindsOf(kind) ?? [kind]);
}

/** Whether anything in a schema is translated. */
export function hasText(schema: Schema, above: readonly Schema[] = []): boolean {
  if (schema.isText) return true;
  if (above.includes(schema)) return false;
  const { properties = {}, additionalProperties, items, prefixItems = [], oneOf = [] } = schema;
  return [...Object.values(properties), additionalProperties, items, ...prefixItems, ...oneOf].some(
    (each) => each && hasText(each, [...above, schema]),
  );
}
