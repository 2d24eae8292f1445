import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { z } from 'zod';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { hiddenPages, readSettings } from '#app/content/settings.server.ts';
import { DESK_FILE, type deskContent, type Words } from '#shared/desk-content.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { deskWords } from './words.ts';

const PRINT_WORDS = join(import.meta.dirname, 'print-words.ts');

/**
 * Writes what the desk reads of the content, in all languages, into the folder of a build. Without the page of
 * careers, the form of applications is unknown to it.
 * @throws ContentError or ContentMistake
 */
export async function makeDeskContent(folder: string): Promise<void> {
  const { timeZone, mail } = readSettings();
  const { retentionDays, publicKey, serviceId } = mail;
  const { career, ...withoutCareers } = mail.templateIds;
  const templateIds = hiddenPages().has('/careers') ? withoutCareers : mail.templateIds;
  const [first, ...others] = LANGUAGES;
  const content: z.input<typeof deskContent> = {
    languages: [await wordsIn(first), ...(await Promise.all(others.map(wordsIn)))],
    timeZone,
    emailjs: { publicKey, serviceId, templateIds },
    retentionDays,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, DESK_FILE), JSON.stringify(content, null, 1));
}

/** The texts in a language; another one needs a process of its own, because readers of content have one. */
async function wordsIn({ code }: Language): Promise<Words> {
  if (code === LANGUAGE) return deskWords();
  try {
    const env = { ...process.env, LANGUAGE: code };
    const { stdout } = await promisify(execFile)(process.execPath, [PRINT_WORDS], { env });
    return JSON.parse(stdout);
  } catch (error) {
    throw new ContentMistake((error as { stderr: string }).stderr.trim());
  }
}
