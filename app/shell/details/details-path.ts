import { slug } from '#app/content/slug.ts';

/** Address of a details page (spec 2.3): section name, then the slug of the title. */
export function detailsPath(section: string, title: string): string {
  return `/${section}/${slug(title)}`;
}

/** Whether a title stands under this address; `param` is the router's, and so decoded. */
export function isTitleOf(param: string | undefined, title: string): boolean {
  return param !== undefined && slug(title) === encodeURIComponent(withPercents(param));
}

/*
 * React Router compares its list of paths with `decodeURI` of what it asks for, and asks for what
 * is listed: a path with `%` can be both only while something else stands in for that sign. This
 * is a private character, which no title has.
 */
const PERCENT = '\uE025';

/** The same address as the prerenderer lists it. */
export function prerenderedDetailsPath(section: string, title: string): string {
  return decodeURI(detailsPath(section, title.replaceAll('%', PERCENT)));
}

/** What was prerendered, as its address has it. */
export function withPercents(prerendered: string): string {
  return prerendered.replaceAll(PERCENT, '%');
}
