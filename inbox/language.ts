import { sharedState } from './shared-state.ts';
import { kept } from './storage.ts';
import { ar } from './texts/ar.ts';
import { en, type Texts } from './texts/en.ts';

interface Language {
  texts: Texts;
  name: string;
  direction: 'ltr' | 'rtl';
  locale: string;
}

/** The languages of the inbox, by their codes. */
export const LANGUAGES = {
  en: { texts: en, name: 'English', direction: 'ltr', locale: 'en-GB' },
  ar: { texts: ar, name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn-ca-gregory' },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

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

/** Shows the inbox in another language, also next time. */
export function setLanguage(code: LanguageCode): void {
  apply(code);
  shown.set(code);
  kept?.setItem(KEY, code);
}

function apply(code: LanguageCode): void {
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].direction;
}
