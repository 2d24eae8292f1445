import { LANGUAGES, useLanguage, wordsOf } from '../inbox/shown-language.ts';
import { ar, en, type Texts } from './texts.ts';

/** The words of the language that is shown. */
export const useTexts = wordsOf<Texts>({ en, ar });

/** Writes times as the language that is shown does. */
export function useTime(): (at: Date) => string {
  const { locale } = LANGUAGES[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
}
