import { existsSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { checkTranslation, mayLackTexts } from '#app/content/translation.server.ts';
import { hasText } from '#office/schema.ts';
import { LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { translate } from '#shared/translation.ts';
import type { ContentFile } from '#tools/office/content-files.ts';
import { programPath } from '#tools/program-path.ts';
import type { ContentFiles } from './content-files.ts';
import { type Entry, WHOLE_FILE } from './report.ts';
import type { YamlText } from './yaml-text.ts';

/** The texts that a file has, and its translations lack, in the languages that must have all. */
export function untranslatedTexts(
  content: ContentFiles,
  own: YamlText,
  { schema, reads }: Omit<ContentFile, 'file'>,
): Entry[] {
  if (!hasText(schema)) return [];
  const translated = LANGUAGES.filter(({ code }) => content.languages.includes(code));
  return translated.flatMap((language) => {
    const file = own.file.replace('content/', `content/${language.code}/`);
    const translation = content.at(file);
    if (mayLackTexts(language, translation?.value([]) ?? {})) return [];
    if (!translation) return [wholeFile(file)];
    const what = `the translation of ${own.file}`;
    return untranslatedIn(own, translation, reads, language).map((field) => ({
      file,
      field,
      what,
    }));
  });
}

/** A file that this program requires. */
export function wholeFile(file: string): Entry {
  const sample = `sample/${file}`;
  const what = existsSync(programPath(sample)) ? `The program's is ${sample}` : '';
  return { file, field: WHOLE_FILE, what };
}

function untranslatedIn(
  own: YamlText,
  other: YamlText,
  reads: ContentFile['reads'],
  language: Language,
): string[] {
  const [source, target] = [parsed(own), parsed(other)];
  // An entry that the file does not have is no text to write; the build names it.
  const translation = { ...translate(source.document, target.document), unmatched: [] };
  // Of a language that may lack texts they are returned, not refused.
  const lenient: Language = { ...language, untranslated: 'show' };
  try {
    const { untranslated } = checkTranslation(reads, source, target, translation, lenient);
    return untranslated.map(({ field }) => field);
  } catch (error) {
    // A value that is no text stands in the translation; the build names it.
    if (error instanceof ContentMistake) return [];
    throw error;
  }
}

/** A copy: `translate` changes it. */
function parsed({ file, text }: YamlText) {
  return { file, document: parseDocument(text, { prettyErrors: false }), lineOf: () => 1 };
}
