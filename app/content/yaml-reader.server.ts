import type { z } from 'zod';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { languageName } from './content-error.server.ts';
import { fileReader } from './files.server.ts';
import type { Placeholders } from './fill-document.server.ts';
import { emptyContent, isLeftOut } from './page-content.server.ts';
import { parseYaml, type TranslationSource } from './yaml-document.server.ts';

/** A reader of a content file, with its path and schema. */
export interface ContentReader<Schema extends z.ZodType> {
  (): z.output<Schema>;
  /** Path from the company's folder. */
  readonly file: string;
  readonly schema: Schema;
  /** Whether the company does without the file (page-content.server.ts). */
  readonly isLeftOut?: () => boolean;
}

/**
 * Returns a reader of `content/<name>.yaml`; in a language with a folder, with the texts of
 * `content/<lang>/<name>.yaml`. A list that the company does without is empty.
 *
 * @param placeholders omitted for a file without placeholders
 * @param language by default that of the process
 * @returns a function that throws a ContentError if a file is missing or invalid
 */
export function yamlReader<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  placeholders?: Placeholders,
  language = LANGUAGE,
): ContentReader<Schema> {
  const file = `content/${name}.yaml`;
  const readTranslation = translationReader(file, language);
  const readFile = fileReader(file, (text) =>
    parseYaml(file, text, schema, {
      ...(placeholders && { placeholders }),
      translation: readTranslation?.(),
    }),
  );
  const empty = emptyContent(name);
  const read = () => (empty && isLeftOut(name) ? schema.parse(empty) : readFile());
  return Object.assign(read, { file, schema, isLeftOut: () => isLeftOut(name) });
}

/** Returns a reader of a content file's translation; undefined in the language of the file itself. */
export function translationReader(
  file: string,
  code = LANGUAGE,
): (() => TranslationSource) | undefined {
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language || !hasTranslation('content', code)) return undefined;
  const translation = file.replace('content/', `content/${code}/`);
  return fileReader(translation, (text) => ({ file: translation, text, language }), {
    remedy: `copy ${file} there, and write its texts in ${languageName(code)}`,
    text: language.untranslated === 'show' ? '' : undefined,
  });
}
