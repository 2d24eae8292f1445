import type { z } from 'zod';
import { fileReader } from './files.server.ts';
import type { Placeholders } from './fill-document.server.ts';
import { factsAndFigures } from './placeholders.server.ts';
import { parseYaml } from './yaml-document.server.ts';
import { type ContentReader, yamlReader } from './yaml-reader.server.ts';

/**
 * Returns a reader of `content/<name>.yaml` and its translation, with their placeholders filled in.
 *
 * @param placeholders `facts` for a file that may not name figures
 * @returns a function that throws a ContentError if the file is invalid
 */
export function contentReader<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  placeholders: Placeholders = factsAndFigures,
): ContentReader<Schema> {
  return yamlReader(name, schema, placeholders);
}

/**
 * Returns a reader of a JSON index that an earlier build step writes. It throws a ContentError if the
 * file is missing or invalid.
 *
 * @param file path from the project root
 */
export function indexReader<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): () => z.output<Schema> {
  return fileReader(file, (text) => parseYaml(file, text, schema), {
    remedy: 'run `npm run build` to generate it',
  });
}
