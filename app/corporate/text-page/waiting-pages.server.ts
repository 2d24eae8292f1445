import { markdownPaths, textPaths } from '#app/content/paths.server.ts';
import { readTexts } from '#app/content/untranslated.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { markdownFile, readMarkdownPage } from './markdown/content.server.ts';
import { readTextPage, textPageFile } from './read-text-page.server.ts';

/**
 * The pages that wait for their translation, and their files, by path: those that are not published in the language of
 * the process, and those of which it has no text.
 */
export function waitingPages(): ReadonlyMap<string, string> {
  if (!hasTranslation('content', LANGUAGE)) return new Map();
  const pages = [
    ...textPaths().map((path) => [path, textPageFile(path), readTextPage] as const),
    ...markdownPaths.map((path) => [path, markdownFile(path), readMarkdownPage] as const),
  ];
  return new Map(
    pages.flatMap(([path, file, read]) => (isWaiting(read(path), file) ? [[path, file]] : [])),
  );
}

function isWaiting({ published = true }: { published?: boolean }, file: string): boolean {
  return !published || readTexts(file).translated.length === 0;
}
