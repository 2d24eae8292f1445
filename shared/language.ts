import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Language, languageList } from './language-settings.ts';
import { scriptOf } from './script.ts';

/* The build inlines these values into the pages: `constants` in vite.config.ts. */

/** Used if the settings are invalid, so that every mistake in them is still reported. */
const FALLBACK: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  locale: 'en-GB',
  offer: 'Read this site in English',
  close: 'Close',
};

/** All languages of the site, the default first. */
export const LANGUAGES: readonly [Language, ...Language[]] = readLanguages();

const own = LANGUAGES.find(({ code }) => code === process.env.LANGUAGE) ?? LANGUAGES[0];

/**
 * Code of this process's language: the environment variable LANGUAGE, which the build sets for every
 * language but the default.
 */
export const LANGUAGE = own.code;

/** Writing direction of {@link LANGUAGE}. */
export const DIRECTION = own.direction;

/** Locale of numbers and dates in {@link LANGUAGE}. */
export const LOCALE = own.locale;

/** Script of {@link LANGUAGE}, ISO 15924: "Latn", "Arab". */
export const SCRIPT = scriptOf(LOCALE);

function readLanguages(): [Language, ...Language[]] {
  const settings = z.object({ languages: languageList });
  try {
    return settings.parse(parse(readFileSync('content/site.yaml', 'utf8'))).languages;
  } catch {
    return [FALLBACK];
  }
}
