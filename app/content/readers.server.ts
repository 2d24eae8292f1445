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
  return fileReader(file, (text) => parseIndex(file, text, schema), {
    remedy: 'run `npm run build` to generate it',
  });
}

/** As YAML, which takes longer, only to say where a mistake is. */
function parseIndex<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const { success, data } = schema.safeParse(jsonOf(text));
  return success ? data : parseYaml(file, text, schema);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
