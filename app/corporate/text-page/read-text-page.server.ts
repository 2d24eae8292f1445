import { warn } from '#app/content/content-warning.server.ts';
import { fileReader, readerByName } from '#app/content/files.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { ownPaths, requestedPath, textPaths } from '#app/content/paths.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { othersWith } from '#app/content/waiting.server.ts';
import { parseYaml, type TranslationSource } from '#app/content/yaml-document.server.ts';
import { translationReader } from '#app/content/yaml-reader.server.ts';
import type { InOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { type TextPage, type TextPageOf, textPage } from './content.server.ts';

const readPageOf = readerByName((path) => {
  const readTranslation = translationReader(fileOf(path));
  return fileReader(fileOf(path), (text) => parseTextPage(path, text, readTranslation?.()));
});

/** The text page that a route shows, by the route's path, which may be the page's second address. */
export function readTextPage(path: string): TextPage {
  const file = pageFiles().find(({ alias }) => alias === path);
  if (!file) return readPageOf(path);
  const page = readPageOf(file.path);
  return page.alias?.picture ? { ...page, picture: page.alias.picture } : page;
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
): TextPageOf<Kind> & InOtherLanguages {
  const path = requestedPath(request);
  const page = readTextPage(path);
  if (page.kind !== kind) throw new Error(`${page.path} is no ${kind}`);
  return { ...(page as TextPageOf<Kind>), ...othersWith(path) };
}

/**
 * Parses the text of a page's file.
 *
 * @param path path of the page, which is the name of its file
 * @throws ContentError if the text is invalid
 */
export function parseTextPage(
  path: string,
  text: string,
  translation?: TranslationSource,
): TextPage {
  const isFree = (address: string) => !ownPaths.has(address);
  const schema = textPage
    .superRefine((_, context) => {
      const message = nameFault(path.slice(1));
      if (message) context.addIssue({ code: 'custom', message });
      // An abbreviation may be the address that is known, such as IKTVA.
      else if (/[a-z]/.test(path) && /[A-Z]/.test(path)) {
        const message = `expected a file name in small letters, "${path.slice(1).toLowerCase()}.yaml": visitors who type the address so do not find the page`;
        warn(context, { path: [], message });
      }
    })
    .refine(({ alias }) => !alias || (isFree(alias.path) && isOnlyAddress(alias.path)), {
      path: ['alias', 'path'],
      error: 'expected an address that no other page has',
    })
    .transform((page) => ({ ...page, path }));
  return parseYaml(fileOf(path), text, schema, {
    placeholders: factsAndFigures,
    translation,
  });
}

/** What is wrong with the name of a page's file; undefined if it may be an address. */
function nameFault(name: string): string | undefined {
  const got = `got "${name}.yaml"`;
  if (ownPaths.has(`/${name}`))
    return `expected a file name that is no address of another page, ${got}`;
  if (/^[\w-]+$/.test(name)) return undefined;
  const meant = name.toLowerCase().replaceAll(/[^\w]+/g, '-');
  const remedy = /^\w.*\w$/.test(meant) ? `; rename it to "${meant}.yaml"` : '';
  return `expected a file name of Latin letters, digits and hyphens, ${got}${remedy}`;
}

function isOnlyAddress(path: string): boolean {
  return textPaths().filter((each) => each === path).length < 2;
}

/** The file of a page, whose path may be its second address. */
export function textPageFile(path: string): string {
  return fileOf(pageFiles().find(({ alias }) => alias === path)?.path ?? path);
}

function fileOf(path: string): string {
  return `content/pages${path}.yaml`;
}
