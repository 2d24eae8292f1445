import { readCapabilities } from './capabilities.server.ts';
import { readCareer } from './career.server.ts';
import { readCareers } from './careers.server.ts';
import { readCertificates } from './certificates.server.ts';
import { readClients, readPartners } from './companies.server.ts';
import { readContact } from './contact.server.ts';
import { ContentMistake } from './content-error.server.ts';
import { estateReaders } from './estate.server.ts';
import { readExpertise } from './expertise.server.ts';
import { readExpertisePage } from './expertise-page.server.ts';
import { readHome } from './home.server.ts';
import { readInterface } from './interface.server.ts';
import { readKeyPersons } from './key-persons.server.ts';
import { readMailTexts } from './mail-texts.server.ts';
import { readPage, readThankYou } from './pages.server.ts';
import { readPortfolio } from './portfolio.server.ts';
import { readPortfolioPage } from './portfolio-page.server.ts';
import { readPosts } from './posts.server.ts';
import { readProjects } from './project-details.server.ts';
import { hasTemplate, readSettings } from './settings.server.ts';
import { readSite } from './site.server.ts';
import { readTextPage, textPagePaths } from './text-pages.server.ts';

const readers: readonly (() => unknown)[] = [
  readSettings,
  readMailTexts,
  readInterface,
  readSite,
  readClients,
  readPartners,
  readPortfolio,
  readPortfolioPage,
  readProjects,
  readCertificates,
  readCapabilities,
  readExpertise,
  readExpertisePage,
  readKeyPersons,
  readHome,
  readContact,
  readCareers,
  readCareer,
  readPosts,
  readThankYou,
  () => readPage('data-protection'),
];

/**
 * Reads all content before any page is built, so that a mistake is named at once and plainly.
 *
 * @throws an error with one line per problem of every file
 */
export function checkContent(): void {
  const all = [...readers, ...textPageReaders(), ...(hasTemplate() ? estateReaders : [])];
  const problems = new Set(all.flatMap((read) => problemOf(read)));
  if (problems.size > 0) {
    throw new ContentMistake(['The content does not fit:', ...problems].join('\n'));
  }
}

function textPageReaders(): (() => unknown)[] {
  return [...textPagePaths()].map((path) => () => readTextPage(path));
}

function problemOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
