import { LANGUAGE } from './language.ts';
import { pending } from './schemas/pending.ts';
import { readSettings } from './settings.server.ts';
import { yamlReader } from './yaml-reader.server.ts';

const readAll = yamlReader(`content/${LANGUAGE}/pending.yaml`, pending);

/** Routes of this build whose page is not built yet. */
export function readPending() {
  return readAll().filter(({ template }) => readSettings().estate || !template);
}
