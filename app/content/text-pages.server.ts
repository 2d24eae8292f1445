import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGE } from '#contract/language.ts';
import { withFigures } from './figures.server.ts';
import { fileReader, readerByName } from './files.server.ts';
import { textPaths } from './paths.server.ts';
import { type TextPage, textPage } from './schemas/text-page.ts';
import { parseYaml } from './yaml-document.server.ts';

const FOLDER = `content/${LANGUAGE}/pages`;

/** Routes that show another route's page (spec 2.3); the other one is canonical. */
const SHOWN_FOR: Record<string, string> = { '/thirdparty-inspection': '/quality-management' };

const readPageOf = readerByName((path) =>
  fileReader(fileOf(path), (text) => parseTextPage(path, text)),
);

/** What a route made of text shows, by its path; the file is named after the page's own. */
export function readTextPage(path: string): TextPage {
  return readPageOf(SHOWN_FOR[path] ?? path);
}

/** Paths of all pages made of text: those of the route table, and those of the files. */
export function textPagePaths(): Set<string> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return new Set([...textPaths, ...files.map((file) => `/${file.replace(/\.yaml$/, '')}`)]);
}

/** {@link readTextPage} for text at hand. */
export function parseTextPage(path: string, text: string): TextPage {
  const schema = textPage
    .refine((page) => page.path === path, {
      path: ['path'],
      error: `expected "${path}", after which the file is named`,
    })
    .refine(() => textPaths.includes(path), {
      path: ['path'],
      error: `expected one of textPages in app/routes.ts, got "${path}"`,
    });
  return parseYaml(fileOf(path), withFigures(fileOf(path), text), schema);
}

function fileOf(path: string): string {
  return `${FOLDER}${path}.yaml`;
}
