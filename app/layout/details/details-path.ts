import { PERCENT, slug } from '#app/content/slug.ts';

/** First segment of the URL of a details page (spec 2.3). */
export type DetailsSection = 'project' | 'blog' | 'property' | 'careers';

/** URL of a details page (spec 2.3): the section, then the slug of the title. */
export function detailsPath(section: DetailsSection, title: string): string {
  return `/${section}/${slug(title)}`;
}

/** Whether a title belongs to this slug; `param` comes decoded from the router. */
export function isTitleOf(param: string | undefined, title: string): boolean {
  return param !== undefined && slug(title) === encodeURIComponent(withPercents(param));
}

/**
 * The same URL as the prerenderer must list it. React Router compares `decodeURI` of the path that it
 * requests with its list of paths, so a path with `%` never matches: a private-use character, which no
 * title contains, replaces that sign.
 */
export function prerenderedDetailsPath(section: DetailsSection, title: string): string {
  return decodeURI(detailsPath(section, title.replaceAll('%', PERCENT)));
}

/** Restores the percent signs of a prerendered path. */
export function withPercents(prerendered: string): string {
  return prerendered.replaceAll(PERCENT, '%');
}
