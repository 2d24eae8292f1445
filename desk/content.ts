import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DESK_FILE, deskContent, type Words } from '#shared/desk-content.ts';
import { asStartError, StartError } from './start-error.ts';

/** What the desk reads of the site's content, with the texts of one language. */
export interface DeskContent extends Words, z.infer<typeof deskContent> {}

/** The content with the texts of the language with this code, or else of the default language. */
export function inLanguage(content: DeskContent, code: unknown): DeskContent {
  const { languages } = content;
  return {
    ...content,
    ...(languages.find(({ language }) => language.code === code) ?? languages[0]),
  };
}

/** The name of a choice in these words, by its name in any language; any other value as typed. */
export function choiceIn(
  { cards, vacancies }: Words,
  field: string,
  value: string,
  { languages }: Pick<DeskContent, 'languages'>,
): string {
  if (field === 'recipient') {
    const chosen = languages.flatMap((each) => each.cards).find(({ title }) => title === value);
    return cards.find(({ id }) => id === chosen?.id)?.title ?? value;
  }
  if (field !== 'vacancy') return value;
  const vacancy = vacancies.find(({ number }) => number === value.split(' ')[0]);
  return vacancy ? `${vacancy.number} ${vacancy.title}` : value;
}

/**
 * Reads the desk's content, in the default language.
 *
 * @param folder of a build
 * @throws StartError when the file is missing, damaged, or of another version
 */
export function readContent(folder: string): DeskContent {
  const file = join(folder, DESK_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`There is no ${file}: run "npm run build" first`, { cause });
  }
  try {
    const content = deskContent.parse(JSON.parse(text));
    return { ...content, ...content.languages[0] };
  } catch (cause) {
    throw asStartError(
      `${file} is damaged, or was written by another version (run "npm run build")`,
      cause,
    );
  }
}
