/**
 * Text as a search or a sort compares it: without case, accents, Arabic vowel signs, tatweel and differences of
 * spelling between keyboards (أ إ آ → ا, ى → ي, ة → ه, ٣ → 3, ٬ → ",", ³ → 3).
 */
export function comparableText(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u06a9/g, '\u0643')
    .toLowerCase();
}

/**
 * The Arabic article with the letters joined before it. At least two letters of the noun must remain, and
 * not only an ending. Repeated, because without hamza `الألمنيوم` begins with two, `ألمنيوم` with one.
 */
const ARTICLE = /^(?:(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{2})(?!(?:ات|ان|ون|ين)$))+/u;

/** A comparable word without its Arabic article: `للمضخات` and `المضخات` are `مضخات`. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** Replaces Arabic and Persian digits and separators with Western ones: `١٬٢٥٠٫٥` → `1,250.5`. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.');
}
