import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { readOnce } from './files.server.ts';
import { parseYaml } from './yaml-document.server.ts';

/**
 * Reads a JSON index an earlier build step has written.
 *
 * @throws when the step has not run, or wrote something else
 */
export function parseGenerated<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  if (!existsSync(file)) throw new Error(`${file} is missing: it is made by \`npm run build\``);
  return readOnce(file, (text) => parseYaml(file, text, schema));
}
