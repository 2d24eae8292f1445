const UNITS = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** The size of a file in the language of the page. */
export function fileSize(bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[3];
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, {
    style: 'unit',
    unit,
    // Arabic texts have no abbreviation for it.
    unitDisplay: lang === 'ar' ? 'long' : 'short',
    maximumFractionDigits: bytes < 1024 ** 2 ? 0 : 1,
  }).format(bytes / size);
}
