import { readArticles } from '#app/content/articles.server.ts';
import { listedCertificates, readCertificatesPage } from '#app/content/certificates.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { markdownPaths } from '#app/content/paths.server.ts';
import { isHidden, shown } from '#app/content/references.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { LOCALE } from '#shared/language.ts';
import { readExpertisePage } from '../area-of-expertise/content.server.ts';
import { readCareer } from '../career/content.server.ts';
import { readCareers } from '../careers/content.server.ts';
import { readContact } from '../contact/content.server.ts';
import { readCapabilities } from '../contract/content.server.ts';
import { readPrequalification } from '../prequalification/content.server.ts';
import { readPortfolioPage } from '../project/content.server.ts';
import { readProjects } from '../project-details/content.server.ts';
import { readPageGroups } from '../text-page/content.server.ts';
import { readMarkdownPage } from '../text-page/markdown/content.server.ts';
import { readTextPage } from '../text-page/read-text-page.server.ts';
import { readSearch } from './content.server.ts';

/** Pages, and sections of pages, under one heading. */
export type Subject = ReturnType<typeof readSubjects>[number];

/**
 * All pages of the contractor by subject. `tests/browser/search.spec.ts` compares the list with the
 * indexable pages, and fails if one is missing.
 */
export function readSubjects() {
  const { company, services, policies, safety, compliance } = readPageGroups();
  const { subjects } = readSearch();
  const link = (label: string, to: string) => ({ label, to });
  const ifShown = (to: string, read: () => { banner: { title: string } }) =>
    isHidden(to) ? [] : [link(read().banner.title, to)];
  const own: Record<string, ReturnType<typeof link>[]> = {
    [company.label]: [
      link(readInterface().breadcrumb.home, '/'),
      link(readContact().banner.title, '/contact'),
    ],
    [compliance.label]: ifShown('/prequalification', readPrequalification),
    [services.label]: [
      ...ifShown('/contract', readCapabilities),
      ...ifShown('/area-of-expertise', readExpertisePage),
    ],
    [policies.label]: markdownPaths.map((path) => link(readMarkdownPage(path).title, path)),
    [subjects.projects]: [
      ...ifShown('/project', readPortfolioPage),
      ...readProjects().map(({ record: { title } }) => link(title, detailsPath('project', title))),
    ],
    [subjects.certificates]: [
      ...ifShown('/certification', () => readCertificatesPage('iso')),
      ...ifShown('/iso-certifications', () => readCertificatesPage('registrations')),
      ...listedCertificates().map(({ id, page, title }) =>
        link(title, `${page === 'iso' ? '/certification' : '/iso-certifications'}#${id}`),
      ),
    ],
    // Vacancies close without a build (decision 0205); /careers lists the open ones.
    [subjects.careers]: ifShown('/careers', readCareers),
    [subjects.notes]: [
      ...ifShown('/career', readCareer),
      ...readArticles().articles.map(({ title }) => link(title, detailsPath('blog', title))),
    ],
  };
  const pages = pageFiles()
    .map(({ path }) => readTextPage(path))
    .toSorted((a, b) => a.title.localeCompare(b.title, LOCALE));
  const { projects, certificates, careers, notes } = subjects;
  const groups = [company, services, policies, safety, compliance].map(({ label }) => label);
  return [...groups, projects, certificates, careers, notes]
    .map((title) => {
      const ofGroup = pages.filter(({ group }) => group.label === title);
      const links = ofGroup.map((page) => link(page.title, page.path));
      return { title, links: shown([...(own[title] ?? []), ...links]) };
    })
    .filter(({ links }) => links.length > 0);
}
