import { LOCALE } from '#shared/language.ts';
import { originalLanguage } from '#shared/translation.ts';

/** Digits, and signs and spaces between them. */
const NUMBER = /\p{Nd}(?:[\p{Nd}\p{P}\s]*\p{Nd})?/gu;

/**
 * Writes the numbers of a text as programs do, `1595.5`. They may be as the pages write them (`1.595,5` in German), or
 * as the original language does, in a text without translation; a point is a decimal sign unless it separates thousands.
 */
export function withPlainNumbers(text: string): string {
  const locales = [LOCALE, originalLanguage().locale];
  return text.replace(NUMBER, (number) => {
    const [plain = number] = locales.flatMap((locale) => plainNumber(number, locale) ?? []);
    return plain;
  });
}

function plainNumber(number: string, locale: string): string | undefined {
  const { digits, group, decimal } = signsOf(locale);
  const western = number.replace(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value === -1 ? digit : String(value);
  });
  // India separates hundreds of thousands in pairs.
  const grouped = `[1-9]\\d{0,2}(?:[${group}]\\d{2,3})*[${group}]\\d{3}`;
  const pattern = new RegExp(`^(${grouped}|\\d+)(?:[.${decimal}](\\d+))?$`);
  const [, whole, part] = pattern.exec(western) ?? [];
  return whole && whole.replace(/\D/g, '') + (part ? `.${part}` : '');
}

/** The digits of a language, and the signs between them; a space may be typed as any. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return {
    digits: [...digits].reverse().join(''),
    group: signOf('group').replace(/\s/, '\\s'),
    decimal: signOf('decimal'),
  };
}
