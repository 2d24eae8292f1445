import { readFileSync, writeFileSync } from 'node:fs';
import { readTexts, type Texts } from '#app/content/untranslated.server.ts';
import { waitingFile } from '#app/content/waiting.server.ts';
import { waitingPages } from '#app/corporate/text-page/waiting-pages.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { writeIndex } from '#tools/hashed-files.ts';

const FILE = `build/untranslated.${LANGUAGE}.json`;

/** Writes what is not translated into the language of the process, once the check of the content has read all files. */
export function writeUntranslated(): void {
  writeIndex(waitingFile(LANGUAGE), Object.fromEntries(waitingPages()));
  const texts = readTexts();
  const isComplete = texts.untranslated.length === 0;
  writeFileSync(FILE, JSON.stringify(isComplete ? { translated: [], untranslated: [] } : texts));
}

/** Reads the texts that {@link writeUntranslated} has written. */
export function readUntranslated(): Texts {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}
