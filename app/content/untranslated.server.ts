/** A text that has no translation. */
export interface UntranslatedText {
  /** Its place in the file of every language. */
  file: string;
  line: number;
  /** Path in the document, e.g. `hero.slides[1].title`. */
  field: string;
  /** With its placeholders filled in. */
  text: string;
}

/** The texts of a file, or of a part of one. */
export interface Texts {
  translated: readonly string[];
  untranslated: readonly UntranslatedText[];
}

const parts = new Map<string, Texts>();

/** Keeps the texts of a file, or of a part of it, in place of those of an earlier version. */
export function noteTexts(file: string, texts: Texts, part = ''): void {
  // Some readers take only facts from a file.
  if (texts.translated.length + texts.untranslated.length > 0) parts.set(`${file} ${part}`, texts);
}

/** The texts of all files that have been read, or of one. */
export function readTexts(file?: string): Texts {
  const chosen = [...parts].flatMap(([key, texts]) =>
    file === undefined || key.startsWith(`${file} `) ? texts : [],
  );
  return {
    translated: chosen.flatMap(({ translated }) => translated),
    untranslated: chosen.flatMap(({ untranslated }) => untranslated),
  };
}
