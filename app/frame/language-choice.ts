import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { storedForTab, storeForTab } from './session-store.ts';

/** The languages that this page is not in. */
export const otherLanguages = LANGUAGES.filter(({ code }) => code !== LANGUAGE);

/**
 * The language of the site that a visitor prefers to this page's, if any.
 *
 * @param wanted BCP 47 tags, the most preferred first
 */
export function preferredLanguage(
  wanted: readonly string[],
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  const codes = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  const preferred = codes
    .map((wantedCode) => languages.find(({ code }) => code === wantedCode))
    .find((language) => language !== undefined);
  return preferred?.code === LANGUAGE ? undefined : preferred;
}

const CHOSEN = 'language-chosen';

/** Remembers for the visit that the visitor has chosen a language, and needs no hint. */
export function rememberChoice(): void {
  storeForTab(CHOSEN, true);
}

export function hasChosen(): boolean {
  return storedForTab(CHOSEN) === true;
}
