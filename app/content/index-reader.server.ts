import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { yamlReader } from './yaml-reader.server.ts';

/**
 * Makes the reader of a JSON index an earlier build step has written. It throws when the step has
 * not run, or wrote something else.
 *
 * @param file path from the project root
 */
export function indexReader<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): () => z.output<Schema> {
  const read = yamlReader(file, schema);
  return () => {
    if (!existsSync(file)) throw new Error(`${file} is missing: it is made by \`npm run build\``);
    return read();
  };
}
