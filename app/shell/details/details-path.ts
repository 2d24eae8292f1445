import { slug } from '#app/content/slug.ts';

/** Address of a details page (spec 2.3): section name, then the slug of the title. */
export function detailsPath(section: string, title: string): string {
  return `/${section}/${slug(title)}`;
}

/** Whether a title stands under this address; `param` is the router's, and so decoded. */
export function isTitleOf(param: string | undefined, title: string): boolean {
  return param !== undefined && slug(title) === encodeURIComponent(param);
}

/**
 * The same address as the prerenderer lists it: it compares with `decodeURI` of what it asks for.
 *
 * @throws for a title with `%`, which it can neither ask for nor compare
 */
export function prerenderedDetailsPath(section: string, title: string): string {
  if (title.includes('%')) {
    throw new Error(`A page cannot be prerendered under the title "${title}": it has a "%"`);
  }
  return decodeURI(detailsPath(section, title));
}
