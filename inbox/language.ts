import { sharedState } from './shared-state.ts';
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
const isCode = (code: string | null | undefined): code is LanguageCode =>
  code === 'en' || code === 'ar';

const first = chosen() ?? preferred();
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
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // It is asked again next time.
  }
  apply(code);
  shown.set(code);
}

function apply(code: LanguageCode): void {
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code].direction;
}

function chosen(): LanguageCode | undefined {
  try {
    const code = localStorage.getItem(KEY);
    return isCode(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

function preferred(): LanguageCode {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isCode) ?? 'en';
}
