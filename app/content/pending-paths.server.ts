import { z } from 'zod';
import { LANGUAGE } from './language.ts';
import { yamlReader } from './yaml-reader.server.ts';

const readAll = yamlReader(
  `content/${LANGUAGE}/pending.yaml`,
  z.array(z.looseObject({ path: z.string(), template: z.boolean().default(false) })),
);

/**
 * Paths of {@link readPending} for the route table, of the template's pages or of the others: their
 * links are not checked here, because that needs the route table.
 */
export function pendingPaths(kind: { template: boolean }): string[] {
  return readAll()
    .filter(({ template }) => template === kind.template)
    .map(({ path }) => path);
}
