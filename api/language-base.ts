import { LANGUAGES } from './language.ts';

/** What the paths of the pages in a language begin with: nothing in the default language, else `/ar`. */
export function baseOf(language: string): string {
  return language === LANGUAGES[0].code ? '' : `/${language}`;
}
