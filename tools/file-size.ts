import { LANGUAGE, LOCALE } from '#shared/language.ts';

const UNITS = [
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** Size of a file as text in the site's language, e.g. `1.2 MB` or `1.2 ميغابايت` (SI units). */
export function fileSize(bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    // Arabic texts have no abbreviations for them.
    unitDisplay: unit === 'byte' || LANGUAGE === 'ar' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / size);
}
