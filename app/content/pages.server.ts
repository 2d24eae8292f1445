import { LANGUAGE } from '#contract/language.ts';
import { fileReader, readerByName } from './files.server.ts';
import { parseMarkdownPage } from './markdown-page.server.ts';
import { thankYou } from './schemas/page.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readThankYou = yamlReader(`content/${LANGUAGE}/thank-you.yaml`, thankYou);

/** A page written in Markdown, by its file name without ending. */
export const readPage = readerByName((name) => {
  const file = `content/${LANGUAGE}/${name}.md`;
  return fileReader(file, (text) => parseMarkdownPage(file, text));
});
