import { z } from 'zod';
import { ContentError } from '#app/content/content-error.server.ts';
import { readText } from '#app/content/files.server.ts';
import { settings } from '#app/content/settings.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { migrationFiles } from './migration-files.ts';

export const SETTINGS = 'content/site.yaml';

/** The version of the content's format that this program reads. */
export const PROGRAM_VERSION = migrationFiles().at(-1)?.number ?? 0;

const versioned = z.object({ version: settings.shape.version });

/**
 * The version of the content, 0 where the settings have none.
 *
 * @param text of content/site.yaml
 * @throws ContentError for one that is no number
 */
export function versionOf(text: string): number {
  return parseYaml(SETTINGS, text, versioned).version ?? 0;
}

/** The command that upgrades the same folder as this one. */
export function upgradeCommand(options = ''): string {
  const { COMPANY } = process.env;
  return `${COMPANY ? `COMPANY=${COMPANY} ` : ''}npm run upgrade${options}`;
}

/** @throws ContentError if the content is of another version than the program: each field of it would be an error */
export function checkContentVersion(): void {
  const text = readText(SETTINGS);
  const version = versionOf(text);
  if (version > PROGRAM_VERSION) throw newerContent(text, version);
  if (version === PROGRAM_VERSION) return;
  const remedy = `if the content is of an earlier version, run "${upgradeCommand()}", which first only says what would change (docs/upgrading.md)`;
  throw versionFault(text, version, remedy);
}

/** The error about content that a newer program has upgraded. */
export function newerContent(text: string, version: number): ContentError {
  const remedy =
    'if a newer program has upgraded the content, install that program (docs/upgrading.md)';
  return versionFault(text, version, remedy);
}

function versionFault(text: string, version: number, remedy: string): ContentError {
  const line = text.split('\n').findIndex((each) => /^version:/.test(each)) + 1;
  const expected = `"version: ${PROGRAM_VERSION}"`;
  const [got, changed] =
    line > 0 ? [`got ${version}`, 'changed'] : ['but it is missing', 'removed'];
  const message = `expected ${expected}, the format of content that this program reads, ${got}: if somebody has ${changed} it by hand, write ${expected} again; ${remedy}`;
  return new ContentError(SETTINGS, [{ line: line || 1, field: 'version', message }]);
}
