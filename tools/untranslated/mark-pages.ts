import { rmSync, writeFileSync } from 'node:fs';
import { contentWarning } from '#app/content/content-warning.server.ts';
import type { UntranslatedText } from '#app/content/untranslated.server.ts';
import { waitingIn } from '#app/content/waiting.server.ts';
import { readLaterPath } from '#app/corporate/careers/later-path.ts';
import { DIRECTION, LANGUAGE, SCRIPT } from '#shared/language.ts';
import { lettersOf, scriptOf } from '#shared/script.ts';
import { originalLanguage } from '#shared/translation.ts';
import type { ClientFile } from '#tools/postbuild/client-files.ts';
import { readUntranslated } from './index-files.ts';
import { markedPage } from './marked-page.ts';
import { OriginalTexts } from './original-texts.ts';
import { reportOf } from './report.ts';
import { withOriginalPages } from './waiting-links.ts';

const REPORT = `build/untranslated.${LANGUAGE}.txt`;

/**
 * Marks what the built pages of this language show of the original texts, and warns of these with the file that lists
 * them. Pages of a language with all texts stay as they are.
 */
export function markOriginals(files: readonly ClientFile[]): void {
  const { translated, untranslated } = readUntranslated();
  const waiting = waitingIn(LANGUAGE);
  rmSync(REPORT, { force: true });
  if (untranslated.length === 0 && Object.keys(waiting).length === 0) return;
  const { code, direction, locale } = originalLanguage();
  const letters = scriptOf(locale) === SCRIPT ? undefined : lettersOf(SCRIPT);
  const texts = new OriginalTexts(untranslated, translated, letters);
  const marks = { lang: code, dir: direction === DIRECTION ? undefined : direction };
  const pages = new Map<string, ReadonlySet<UntranslatedText>>();
  for (const { page, path, source, read } of files) {
    if (!page) continue;
    const { html, shown } = markedPage(read().toString(), texts, marks);
    writeFileSync(source, withOriginalPages(html));
    pages.set(readLaterPath(path).path, shown);
  }
  writeFileSync(REPORT, reportOf(untranslated, pages, waiting));
  const all = translated.length + untranslated.length;
  contentWarning(REPORT, {
    line: 1,
    field: '',
    message: `lists by page the ${untranslated.length} of ${all} texts that are not translated into ${LANGUAGE}`,
  });
}
