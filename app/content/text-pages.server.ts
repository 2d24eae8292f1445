import { readdirSync } from 'node:fs';
import { LANGUAGE } from '#contract/language.ts';
import { withFigures } from './figures.server.ts';
import { fileReader, readerByName } from './files.server.ts';
import { type TextPage, textPage } from './schemas/text-page.ts';
import { parseYaml } from './yaml-document.server.ts';

const FOLDER = `content/${LANGUAGE}/pages`;

/** A page made of text, by its path in the route table; the file is named after it. */
export const readTextPage = readerByName((path) =>
  fileReader(fileOf(path), (text) => parseTextPage(path, text)),
);

/** Paths of all pages made of text. */
export function textPagePaths(): string[] {
  return readdirSync(FOLDER).map((file) => `/${file.replace(/\.yaml$/, '')}`);
}

/** {@link readTextPage} for text at hand. */
export function parseTextPage(path: string, text: string): TextPage {
  const schema = textPage.refine((page) => page.path === path, {
    path: ['path'],
    error: `expected "${path}", after which the file is named`,
  });
  return parseYaml(fileOf(path), withFigures(fileOf(path), text), schema);
}

function fileOf(path: string): string {
  return `${FOLDER}${path}.yaml`;
}
