import { LOCALE } from '#shared/language.ts';

/** Number format, by default of the build's language; created on first use: the first on a page takes a phone 60 ms. */
export function numberFormat(options: Intl.NumberFormatOptions = {}, locale = LOCALE) {
  let created: Intl.NumberFormat | undefined;
  return {
    format(value: number): string {
      created ??= new Intl.NumberFormat(locale, options);
      return created.format(value);
    },
  };
}

/** Number format with exactly `digits` decimals. */
export function decimalFormat(digits: number, locale = LOCALE) {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }, locale);
}

/** Replaces Arabic and Persian digits and separators with Western ones: `١٬٢٥٠٫٥` → `1,250.5`. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.');
}
