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
