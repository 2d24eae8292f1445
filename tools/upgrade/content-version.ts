import { z } from 'zod';
import { ContentMistake } from '#app/content/content-error.server.ts';
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

/** @throws ContentMistake if the content is of another version than the program: each field of it would be an error */
export function checkContentVersion(): void {
  const version = versionOf(readText(SETTINGS));
  if (version > PROGRAM_VERSION) throw new ContentMistake(newerContent(version));
  if (version === PROGRAM_VERSION) return;
  throw new ContentMistake(
    `The content is of version ${version}, and this program needs version ${PROGRAM_VERSION}: run "${upgradeCommand()}", which first only says what would change (docs/upgrading.md).`,
  );
}

/** The message about content that a newer program has upgraded. */
export function newerContent(version: number): string {
  return `The content is of version ${version}, and this program knows no version after ${PROGRAM_VERSION}: install the newer program that has upgraded the content (docs/upgrading.md).`;
}
