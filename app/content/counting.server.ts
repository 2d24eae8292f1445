import { toCardinal as arabicWords } from 'n2words/ar-SA';
import { toCardinal as englishWords } from 'n2words/en-GB';
import type { Language } from '#shared/language-settings.ts';
import { numberFormat } from './number-format.ts';

/** How a language says a number of things. */
export interface Counting {
  /** Its plural categories by CLDR, in the order in which a placeholder gives their forms. */
  categories: readonly Intl.LDMLPluralRule[];
  /** Spells a number out; in a language whose words are not known here, in digits. */
  inWords(number: number): string;
  /** The form for the number's category, the number in place of its `n`. @param forms one of each category */
  withNoun(number: number, forms: readonly string[]): string;
}

/** Texts give the noun's forms: in Arabic, the number agrees with it. */
export function countingIn({ code, locale }: Pick<Language, 'code' | 'locale'>): Counting {
  const rules = new Intl.PluralRules(code);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = (['one', 'two', 'few', 'many', 'other'] as const).filter((category) =>
    known.includes(category),
  );
  const { format } = numberFormat({}, locale);
  const inWords = { ar: arabicWords, en: englishWords }[code] ?? format;
  return {
    categories,
    inWords,
    withNoun(number, forms) {
      const form = forms[categories.indexOf(rules.select(number) as never)] ?? '';
      const words = code === 'ar' ? arabicCount(number, forms[0] ?? '', format) : inWords(number);
      // In front of digits the Arabic article is drawn out: الـ40.
      const isDefinite = /^\d/.test(words) ? 'الـ' : 'ال';
      return form.replace(/الn\b/g, isDefinite + words).replace(/\bn\b/g, words);
    },
  };
}

/**
 * A number as Arabic says it before or after the noun: in the gender opposite to that of the singular.
 * Twelve and, from twenty, all others change with their case, so they are digits.
 */
function arabicCount(
  number: number,
  singular: string,
  inDigits: (number: number) => string,
): string {
  if (number === 12 || number >= 20) return inDigits(number);
  const isFeminine = /^\S*ة(?=\s|$)/.test(singular);
  const words = arabicWords(number, { gender: isFeminine ? 'feminine' : 'masculine' });
  return words === 'ثمان' ? 'ثماني' : words;
}
