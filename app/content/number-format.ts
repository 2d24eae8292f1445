import { LANGUAGE } from '#contract/language.ts';

/** Figures as the page's language writes them. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(LANGUAGE, options);
}

/** The same with exactly so many decimals. */
export function decimalFormat(digits: number): Intl.NumberFormat {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
}
