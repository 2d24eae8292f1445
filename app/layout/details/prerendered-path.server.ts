import { createHash } from 'node:crypto';
import { PERCENT, slug } from '#app/content/slug.ts';
import { type DetailsSection, detailsPath, isTitleOf } from './details-path.ts';

/** Longest name of a prerendered file, encoded: file systems allow 255 bytes, and React Router appends `.data`. */
const LONGEST_NAME = 250;

/**
 * The URL of a details page as the prerenderer must list it. React Router compares `decodeURI` of the
 * requested path with its list, so that a path with `%` never matches: a private-use character, which no
 * title contains, replaces it. Files have the same names, so that a stand-in replaces one that is too long.
 */
export function prerenderedPath(section: DetailsSection, title: string): string {
  const path = decodeURI(detailsPath(section, title.replaceAll('%', PERCENT)));
  const name = path.slice(`/${section}/`.length);
  return encodeURIComponent(name).length > LONGEST_NAME
    ? `/${section}/${standIn(slug(title))}`
    : path;
}

/** Whether a title belongs to the last part of a path, prerendered or served; `param` comes decoded. */
export function isPrerenderedOf(param: string | undefined, title: string): boolean {
  if (param === undefined) return false;
  return param === standIn(slug(title)) || isTitleOf(withPercents(param), title);
}

/**
 * The decoded path at which a prerendered page is served.
 *
 * @param prerendered decoded, with the base of the language
 * @param addresses paths of all details pages of the language
 */
export function servedPath(prerendered: string, addresses: readonly string[]): string {
  return withWholeName(withPercents(prerendered), addresses, decodeURIComponent);
}

/** The encoded path at which the page of a stand-in is served; any other path as it is. */
export function servedAddress(prerendered: string, addresses: readonly string[]): string {
  return withWholeName(prerendered, addresses, (name) => name);
}

function withWholeName(
  path: string,
  addresses: readonly string[],
  written: (encoded: string) => string,
): string {
  return path.replace(STAND_IN, (found) => {
    const names = addresses.map((each) => each.replace(/^.*\//, ''));
    const name = names.find((each) => standIn(each) === found);
    return name === undefined ? found : written(name);
  });
}

/** A stand-in at the end of a path. */
const STAND_IN = /(?<=\/)~[0-9a-f]{16}$/;

/** @param name encoded slug */
function standIn(name: string): string {
  return `~${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/** Restores the percent signs of a prerendered path. */
function withPercents(prerendered: string): string {
  return prerendered.replaceAll(PERCENT, '%');
}
