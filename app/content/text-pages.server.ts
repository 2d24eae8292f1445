import { withFigures } from './figures.server.ts';
import { fileReader, readerByName } from './files.server.ts';
import { LANGUAGE } from './language.ts';
import { type TextPage, textPage } from './schemas/text-page.ts';
import { parseYaml } from './yaml-document.server.ts';

/** A page made of text, by its path in the route table; the file is named after it. */
export const readTextPage = readerByName((path) =>
  fileReader(fileOf(path), (text) => parseTextPage(path, text)),
);

/** The same for text at hand. */
export function parseTextPage(path: string, text: string): TextPage {
  const schema = textPage.refine((page) => page.path === path, {
    path: ['path'],
    error: `expected "${path}", after which the file is named`,
  });
  return parseYaml(fileOf(path), withFigures(fileOf(path), text), schema);
}

function fileOf(path: string): string {
  return `content/${LANGUAGE}/pages${path}.yaml`;
}
