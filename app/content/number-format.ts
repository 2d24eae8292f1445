import { LANGUAGE } from '#contract/language.ts';

/** Figures as the page's language writes them. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(LANGUAGE, options);
}

/** The same with exactly so many decimals. */
export function decimalFormat(digits: number): Intl.NumberFormat {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Arabic and Persian digits and separators as Western ones: `١٬٢٥٠٫٥` is `1,250.5`. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.');
}
