import { z } from 'zod';
import { LANGUAGE } from './language.ts';
import { readSettings } from './settings.server.ts';
import { yamlReader } from './yaml-reader.server.ts';

const readAll = yamlReader(
  `content/${LANGUAGE}/pending.yaml`,
  z.array(z.looseObject({ path: z.string(), template: z.boolean().default(false) })),
);

/**
 * Paths of {@link readPending} for the route table: their links are not checked here,
 * because that needs the route table.
 */
export function pendingPaths(): string[] {
  return readAll()
    .filter(({ template }) => readSettings().estate || !template)
    .map(({ path }) => path);
}
