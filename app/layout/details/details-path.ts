import { slug } from '#app/content/slug.ts';

/** First segment of the URL of a details page (spec 2.3). */
export type DetailsSection = 'project' | 'blog' | 'property' | 'careers';

/** URL of a details page (spec 2.3): the section, then the slug of the title. */
export function detailsPath(section: DetailsSection, title: string): string {
  return `/${section}/${slug(title)}`;
}

/** Whether a title belongs to this slug; `param` comes decoded from the router. */
export function isTitleOf(param: string | undefined, title: string): boolean {
  return param !== undefined && slug(title) === encodeURIComponent(param);
}
