import { readArticles } from '#app/content/articles.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { recordKey } from '#app/layout/details/addresses.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { readVacancies } from './corporate/careers/vacancies.server.ts';
import { vacancyPath } from './corporate/careers/vacancy-path.ts';
import { readProjects } from './corporate/project-details/content.server.ts';
import { readEstateListings } from './estate/listings.server.ts';

/** The path of every details page of this language, by `recordKey`. */
export function detailsAddresses(): Record<string, string> {
  return Object.fromEntries([
    ...readProjects().map(({ record: { id, title } }) => [
      recordKey('project', id),
      detailsPath('project', title),
    ]),
    ...readArticles().articles.map(({ id, title }) => [
      recordKey('blog', id),
      detailsPath('blog', title),
    ]),
    ...readVacancies().map((each) => [recordKey('careers', each.number), vacancyPath(each)]),
    ...(hasTemplate() ? readEstateListings() : []).map(({ title }) => [
      recordKey('property', title),
      detailsPath('property', title),
    ]),
  ]);
}
