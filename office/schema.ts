import type { z } from 'zod';

/** A schema of content as JSON Schema: what a file contains, with the metadata of its fields. */
export interface Schema extends z.GlobalMeta {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** The keys of a record; its values are `additionalProperties`. */
  propertyNames?: Schema;
  additionalProperties?: Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  maxItems?: number;
  /** Objects that differ in their `kind`. */
  oneOf?: readonly Schema[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** A regular expression. */
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** Replaces every reference to a definition by the definition: an object that contains itself is then a cycle. */
export function resolved(schema: Schema): Schema {
  resolve(schema, schema.$defs ?? {});
  return schema;
}

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

/** Of a schema with several kinds, that of this value. */
export function kindIn(schema: Schema, value: unknown): Schema {
  const kind = (value as { kind?: unknown } | null | undefined)?.kind;
  return kindsOf(schema)?.find(({ properties }) => properties?.kind?.const === kind) ?? schema;
}

/** The schema of an entry of a list. */
export function entryOf({ items, prefixItems }: Schema, index = 0): Schema {
  return prefixItems?.[index] ?? items ?? {};
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
