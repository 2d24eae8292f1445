import { z } from 'zod';
import { settings } from './schemas/settings.ts';
import { yamlReader } from './yaml-reader.server.ts';

const FILE = 'content/site.yaml';

/** Switches and addresses that hold for every language. */
export const readSettings = yamlReader(FILE, settings);

const readSwitch = yamlReader(
  FILE,
  z.object({ estate: settings.shape.estate }).catch({ estate: true }),
);

/**
 * Whether the template is part of the site. A mistake in the settings does not keep it from
 * answering: the table of routes hangs on it, and the mistakes of all other files on that.
 */
export function hasTemplate(): boolean {
  return readSwitch().estate;
}
