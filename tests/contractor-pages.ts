import { readArticles } from '#app/content/articles.server.ts';
import { knownPaths } from '#app/content/paths.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';

/** Spec 2.3, "Corporate pages", and home; the menu of 2.2 links to some of them. */
const ROUTES = [
  '/',
  '/our-history',
  '/what-we-do',
  '/experience',
  '/vision',
  '/mission',
  '/organizational-chart',
  '/certification',
  '/contract',
  '/area-of-expertise',
  '/pre-commissioning',
  '/our-services',
  '/registration',
  '/hse-policy',
  '/aramco-safety',
  '/staff-safety',
  '/incident-free',
  '/emergency-response',
  '/safety-awards',
  '/iso-certifications',
  '/standard-compliance',
  '/sap-numbers',
  '/IKTVA',
  '/saudization',
  '/saudi-aramco-compliance',
  '/quality-management',
  '/thirdparty-inspection',
  '/privacy-policy',
  '/public-statement',
  '/project',
  '/careers',
  '/career',
  '/contact',
];

const isPage = (path: string) => isSample() || knownPaths().has(path);

/** Paths of the contractor's pages, with those that decisions 0007 and 0204 add and all details pages. */
export const contractorPages: readonly string[] = [
  ...[...ROUTES, '/data-protection', '/prequalification'].filter(isPage),
  ...readProjects().map(({ record }) => detailsPath('project', record.title)),
  ...readArticles().articles.map(({ title }) => detailsPath('blog', title)),
];
