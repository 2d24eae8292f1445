/** Scripts that are several of Unicode's, ISO 15924. */
const MIXED: Record<string, readonly string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** The script of a locale, ISO 15924: "Latn", "Arab". */
export function scriptOf(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? 'Latn';
}

/** Finds a letter of a script. */
export function lettersOf(script: string): RegExp {
  const names = MIXED[script] ?? [script];
  return new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');
}
