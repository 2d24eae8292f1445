import type { z } from 'zod';
import { fileReader } from './files.server.ts';
import { parseYaml } from './yaml-document.server.ts';

/**
 * Makes the reader of one YAML file. It throws a ContentError when the file does not fit.
 *
 * @param file path from the project root
 */
export function yamlReader<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): () => z.output<Schema> {
  return fileReader(file, (text) => parseYaml(file, text, schema));
}
