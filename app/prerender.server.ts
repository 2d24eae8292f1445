import type { DetailsSection } from '#app/layout/details/details-path.ts';
import { prerenderedPath } from '#app/layout/details/prerendered-path.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { NOT_FOUND_PATH } from '#shared/manifest.ts';
import { readArticles } from './content/articles.server.ts';
import { contentDate } from './content/content-date.server.ts';
import { hasTemplate } from './content/settings.server.ts';
import { waitingIn } from './content/waiting.server.ts';
import { laterPath } from './corporate/careers/later-path.ts';
import { closedFrom, isOpenOn, readVacancies } from './corporate/careers/vacancies.server.ts';
import { prerenderedVacancyPath } from './corporate/careers/vacancy-path.ts';
import { readProjects } from './corporate/project-details/content.server.ts';
import { readEstateListings } from './estate/listings.server.ts';

/** All paths to prerender: static routes, details pages by slug, and 404 pages. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  const waiting = waitingIn(LANGUAGE);
  return [
    ...getStaticPaths().filter((path) => !path.includes('*') && !(path in waiting)),
    ...careersPaths(),
    NOT_FOUND_PATH,
    ...detailsPaths(
      'project',
      readProjects().map(({ record }) => record),
    ),
    ...detailsPaths('blog', readArticles().articles),
    ...(hasTemplate() ? detailsPaths('property', readEstateListings()) : []),
  ];
}

/** The vacancies, and what replaces their pages and the list on the day after each closing date to come. */
function careersPaths(): string[] {
  const vacancies = readVacancies();
  const open = vacancies.filter((vacancy) => isOpenOn(vacancy, contentDate()));
  return [
    `/careers${NOT_FOUND_PATH}`,
    ...vacancies.map(prerenderedVacancyPath),
    ...[...new Set(open.map(closedFrom))].map((day) => laterPath('/careers', day)),
    ...open.map((each) => laterPath(prerenderedVacancyPath(each), closedFrom(each))),
  ];
}

function detailsPaths(section: DetailsSection, records: readonly { title: string }[]): string[] {
  return [
    `/${section}${NOT_FOUND_PATH}`,
    ...records.map(({ title }) => prerenderedPath(section, title)),
  ];
}
