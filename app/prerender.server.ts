import { NOT_FOUND_PATH } from '#api/manifest.ts';
import { type DetailsSection, prerenderedDetailsPath } from '#app/layout/details/details-path.ts';
import { readArticles } from './content/articles.server.ts';
import { hasTemplate } from './content/settings.server.ts';
import { readProjects } from './corporate/project-details/content.server.ts';
import { readEstateListings } from './estate/listings.server.ts';

/** All paths to prerender: static routes, details pages by slug, and 404 pages. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return [
    ...getStaticPaths().filter((path) => !path.includes('*')),
    NOT_FOUND_PATH,
    ...detailsPaths(
      'project',
      readProjects().map(({ record }) => record),
    ),
    ...detailsPaths('blog', readArticles().articles),
    ...(hasTemplate() ? detailsPaths('property', readEstateListings()) : []),
  ];
}

function detailsPaths(section: DetailsSection, records: readonly { title: string }[]): string[] {
  return [
    `/${section}${NOT_FOUND_PATH}`,
    ...records.map(({ title }) => prerenderedDetailsPath(section, title)),
  ];
}
