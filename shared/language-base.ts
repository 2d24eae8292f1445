import { LANGUAGES } from './language.ts';

/** Path prefix of the pages in a language: empty for the default language, else such as `/ar`. */
export function baseOf(language: string): string {
  return language === LANGUAGES[0].code ? '' : `/${language}`;
}
