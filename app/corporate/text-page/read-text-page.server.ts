import { existsSync, readdirSync } from 'node:fs';
import { fileReader, readerByName } from '#app/content/files.server.ts';
import { requestedPath, textPageKinds, textPaths } from '#app/content/paths.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { parseYaml, type Source } from '#app/content/yaml-document.server.ts';
import { translationReader } from '#app/content/yaml-reader.server.ts';
import { type TextPage, type TextPageOf, textPage } from './content.server.ts';

const FOLDER = 'content/pages';

/** Routes that show the page of another route, which is the canonical one (spec 2.3). */
const ALIASES: Record<string, string> = { '/thirdparty-inspection': '/quality-management' };

const readPageAt = readerByName((path) => {
  const readTranslation = translationReader(fileOf(path));
  return fileReader(fileOf(path), (text) => parseTextPage(path, text, readTranslation?.()));
});

/** The text page that a route shows, by the route's path. */
export function readTextPage(path: string): TextPage {
  const shown = ALIASES[path];
  const { aliasPicture, ...page } = readPageAt(shown ?? path);
  return shown && aliasPicture ? { ...page, picture: aliasPicture } : page;
}

/**
 * The text page that a route shows.
 *
 * @param kind the kind that the route's layout is for
 * @throws if the page is of another kind, which the check of the content has reported
 */
export function loadTextPage<Kind extends TextPage['kind']>(
  kind: Kind,
  request: Request,
): TextPageOf<Kind> {
  const page = readTextPage(requestedPath(request));
  if (page.kind !== kind) throw new Error(`${page.path} is no ${kind}`);
  return page as TextPageOf<Kind>;
}

/** Paths of all text pages in the route table or with a file. */
export function textPagePaths(): Set<string> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return new Set([...textPaths, ...files.map((file) => `/${file.replace(/\.yaml$/, '')}`)]);
}

/**
 * Parses the text of a page's file.
 *
 * @param path path of the page's route; also the name of its file
 * @throws ContentError if the text is invalid
 */
export function parseTextPage(path: string, text: string, translation?: Source): TextPage {
  const schema = textPage
    .refine((page) => page.path === path, {
      path: ['path'],
      error: `expected "${path}", as in the file name`,
    })
    .refine(() => textPageKinds.has(path), {
      path: ['path'],
      error: `expected a path in textPagesOfKind of app/routes.ts, got "${path}"`,
    })
    .refine(({ kind }) => kind === (textPageKinds.get(path) ?? kind), {
      path: ['kind'],
      error: `expected "${textPageKinds.get(path)}", as in textPagesOfKind of app/routes.ts`,
    });
  return parseYaml(fileOf(path), text, schema, {
    placeholders: factsAndFigures,
    translation,
  });
}

function fileOf(path: string): string {
  return `${FOLDER}${path}.yaml`;
}
