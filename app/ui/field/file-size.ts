const UNITS = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** The size of a file, such as "1.5 MB", as it is written in a language: by default, that of the page. */
export function fileSize(
  bytes: number,
  locale = `${document.documentElement.lang}-u-nu-latn`,
): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[3];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    // Arabic texts have no abbreviations for them, and no language has one for bytes.
    unitDisplay: unit === 'byte' || locale.startsWith('ar') ? 'long' : 'short',
    maximumFractionDigits: bytes < 1024 ** 2 ? 0 : 1,
  }).format(bytes / size);
}
