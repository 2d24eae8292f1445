import { sharedState } from '../inbox/shared-state.ts';
import { kept } from '../inbox/storage.ts';
import { ar, en, type Texts } from './texts.ts';

/** The languages of the editor, by their codes. */
export const LANGUAGES = {
  en: { texts: en, name: 'English', direction: 'ltr', locale: 'en-GB' },
  ar: { texts: ar, name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn-ca-gregory' },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

/** Where the inbox keeps the same choice. */
const KEY = 'inbox-language';
const wanted = [kept?.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
const first = wanted.find((code) => code === 'en' || code === 'ar') ?? 'en';
const shown = sharedState<LanguageCode>(first);
apply(first);

/** Code of the language that is shown. */
export const useLanguage = shown.use;

/** The words of the language that is shown. */
export function useTexts(): Texts {
  return LANGUAGES[useLanguage()].texts;
}

/** Writes times as the language that is shown does. */
export function useTime(): (at: Date) => string {
  const { locale } = LANGUAGES[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
}

/** Shows the editor in another language, also next time. */
export function setLanguage(code: LanguageCode): void {
  apply(code);
  shown.set(code);
  kept?.setItem(KEY, code);
}

function apply(code: LanguageCode): void {
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].direction;
}
