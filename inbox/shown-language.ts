import { sharedState } from './shared-state.ts';
import { kept } from './storage.ts';

/** The languages of the pages for the office, by their codes. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn-ca-gregory' },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

const KEY = 'inbox-language';
const wanted = [kept?.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
const first = wanted.find((code) => code === 'en' || code === 'ar') ?? 'en';
const shown = sharedState<LanguageCode>(first);
apply(first);

/** Code of the language that is shown. */
export const useLanguage = shown.use;

/** Makes a hook for the words of the language that is shown. */
export function wordsOf<Texts>(texts: Readonly<Record<LanguageCode, Texts>>): () => Texts {
  return () => texts[useLanguage()];
}

/** Shows the page in another language, also next time. */
export function setLanguage(code: LanguageCode): void {
  apply(code);
  shown.set(code);
  kept?.setItem(KEY, code);
}

function apply(code: LanguageCode): void {
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].direction;
}
