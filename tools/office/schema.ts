import { z } from 'zod';
import { resolved, type Schema } from '#office/schema.ts';

/** The input side of a Zod schema with its metadata. An object that contains itself is named by `$ref`. */
export function writtenSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // An empty field of the editor is no value.
      const [only, none] = jsonSchema.anyOf ?? [];
      if (none?.type !== 'null') return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, only);
    },
  }) as unknown as Schema;
}

/** The same, in which an object that contains itself is a cycle. */
export function jsonSchemaOf(schema: z.ZodType): Schema {
  return resolved(writtenSchemaOf(schema));
}
