import { NOT_FOUND_PATH } from '#contract/manifest.ts';
import { readEstateListings } from './content/estate-listings.server.ts';
import { readPosts } from './content/posts.server.ts';
import { readProjects } from './content/project-details.server.ts';
import { hasTemplate } from './content/settings.server.ts';
import { SECTION as POSTS } from './corporate/post/post-path.ts';
import { SECTION as PROJECTS } from './corporate/project/project-path.ts';
import { SECTION as LISTINGS } from './estate/listing/listing-path.ts';
import { prerenderedDetailsPath } from './shell/details/details-path.ts';

/** Adds paths no static route names (details pages by slug, the 404 page) to the static ones. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return [
    ...getStaticPaths().filter((path) => !path.includes('*')),
    NOT_FOUND_PATH,
    ...detailsPaths(),
  ];
}

function detailsPaths(): string[] {
  return [
    `/${PROJECTS}${NOT_FOUND_PATH}`,
    ...readProjects().map(({ record }) => prerenderedDetailsPath(PROJECTS, record.title)),
    `/${POSTS}${NOT_FOUND_PATH}`,
    ...readPosts().posts.map(({ title }) => prerenderedDetailsPath(POSTS, title)),
    ...(hasTemplate() ? listingPaths() : []),
  ];
}

function listingPaths(): string[] {
  return [
    `/${LISTINGS}${NOT_FOUND_PATH}`,
    ...readEstateListings().map(({ title }) => prerenderedDetailsPath(LISTINGS, title)),
  ];
}
