import { settings } from './schemas/settings.ts';
import { yamlReader } from './yaml-reader.server.ts';

/** Switches and addresses that hold for every language. */
export const readSettings = yamlReader('content/site.yaml', settings);
