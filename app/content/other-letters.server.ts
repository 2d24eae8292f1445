import { visit } from 'yaml';
import { LANGUAGES } from '#shared/language.ts';
import { lettersOf, scriptOf } from '#shared/script.ts';
import { originalLanguage } from '#shared/translation.ts';
import { describeValue, fieldName, languageName } from './content-error.server.ts';
import { contentWarning } from './content-warning.server.ts';
import { pathOf } from './document-path.server.ts';
import type { Parsed } from './translation.server.ts';

/** Fields whose texts may be names in other letters, words that visitors type in them, or no texts. */
const MAY_BE_FOREIGN = new Set([
  ...['name', 'arabicName', 'issuer', 'accreditation', 'platform', 'networks'],
  ...['summaries', 'words', 'stopWords', 'id', 'record', 'category', 'kind', 'published'],
]);

/** What has the letters of no language: addresses, and placeholders. */
const NEUTRAL = /\S*[@/]\S*|\S+\.\S+|\{[^{}]*\}/g;

/**
 * Warns of texts that seem to be in another language of the site: they have words in the letters of that one, none in
 * their own, and are neither names nor abbreviations. In the original language, words in Latin letters may be no texts.
 *
 * @param translation the language of the file, if it is a translation
 */
export function warnOfOtherLetters(
  { file, document, lineOf }: Parsed,
  translation = originalLanguage(),
): void {
  const own = scriptOf(translation.locale);
  const isOriginal = translation.code === originalLanguage().code;
  const others = LANGUAGES.map(({ locale }) => scriptOf(locale)).filter(
    (script) => script !== own && !(isOriginal && script === 'Latn'),
  );
  if (others.length === 0) return;
  visit(document, {
    Scalar(key, node, ancestors) {
      const text = String(node.value);
      if (key === 'key' || lettersOf(own).test(text)) return;
      const words = text.replaceAll(NEUTRAL, ' ').match(/\p{L}{3,}/gu) ?? [];
      const isForeign = words.some(
        (word) => !/^\p{Lu}+$/u.test(word) && others.some((script) => lettersOf(script).test(word)),
      );
      const path = pathOf(key, ancestors);
      if (!isForeign || path.some((step) => MAY_BE_FOREIGN.has(String(step)))) return;
      const message = `expected ${languageName(translation.code)}, got ${describeValue(text)}: translate it`;
      contentWarning(file, { line: lineOf(node), field: fieldName(path), message });
    },
  });
}
