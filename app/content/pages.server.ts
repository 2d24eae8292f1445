import { fileReader } from './files.server.ts';
import { LANGUAGE } from './language.ts';
import { parseMarkdownPage } from './markdown-page.server.ts';
import { type Page, thankYou } from './schemas/page.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readThankYou = yamlReader(`content/${LANGUAGE}/thank-you.yaml`, thankYou);

const pages = new Map<string, () => Page>();

/** A page written in Markdown, by its file name without ending. */
export function readPage(name: string): Page {
  const file = `content/${LANGUAGE}/${name}.md`;
  const read = pages.get(name) ?? fileReader(file, (text) => parseMarkdownPage(file, text));
  pages.set(name, read);
  return read();
}
