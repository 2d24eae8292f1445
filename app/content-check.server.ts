import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { LANGUAGE } from '#shared/language.ts';
import { readArticles } from './content/articles.server.ts';
import { readCertificates } from './content/certificates.server.ts';
import { readClients, readPartners } from './content/companies.server.ts';
import { readCompany } from './content/company.server.ts';
import { readCompanyFigures } from './content/company-figures.server.ts';
import { ContentMistake, problemLine } from './content/content-error.server.ts';
import { contentWarning } from './content/content-warning.server.ts';
import { didYouMean } from './content/did-you-mean.server.ts';
import { readDisciplines } from './content/disciplines.server.ts';
import { readExpertise } from './content/expertise.server.ts';
import { contentFiles, isRead, readTogether } from './content/files.server.ts';
import { readInterface } from './content/interface.server.ts';
import { readKeyPersons } from './content/key-persons.server.ts';
import { readLayout } from './content/layout.server.ts';
import { pageFiles } from './content/page-files.server.ts';
import { allPaths, estatePaths } from './content/paths.server.ts';
import { readEstatePictures, readOwnPictures } from './content/pictures.server.ts';
import { readPortfolio } from './content/portfolio.server.ts';
import { warnOfReviews } from './content/review.server.ts';
import { hasTemplate, hiddenPages, lineOfPath, readSettings } from './content/settings.server.ts';
import { readExpertisePage } from './corporate/area-of-expertise/content.server.ts';
import { readCareer } from './corporate/career/content.server.ts';
import { readCareers } from './corporate/careers/content.server.ts';
import { readVacancies } from './corporate/careers/vacancies.server.ts';
import { readCompanyProfile } from './corporate/company-profile/content.server.ts';
import {
  readContact,
  readInbox,
  readMailTexts,
  readUploadTexts,
} from './corporate/contact/content.server.ts';
import { readCapabilities } from './corporate/contract/content.server.ts';
import { readHome } from './corporate/home/content.server.ts';
import { readPrequalification } from './corporate/prequalification/content.server.ts';
import { readPortfolioPage } from './corporate/project/content.server.ts';
import { readProjects } from './corporate/project-details/content.server.ts';
import { readRegistrationTexts } from './corporate/registration/content.server.ts';
import { readSearch } from './corporate/search/content.server.ts';
import { readPageGroups } from './corporate/text-page/content.server.ts';
import { markdownPageReaders } from './corporate/text-page/markdown/content.server.ts';
import { readTextPage } from './corporate/text-page/read-text-page.server.ts';
import { readThankYou } from './corporate/thank-you/content.server.ts';
import { readEstateAccount } from './estate/account/content.server.ts';
import { readEstateAddListing } from './estate/add-new-listing/content.server.ts';
import { readEstateBlog } from './estate/blog/content.server.ts';
import { readEstateShop } from './estate/cart/content.server.ts';
import { readEstateForms } from './estate/forms/content.server.ts';
import { readEstateInterface } from './estate/interface.server.ts';
import { readEstateListings } from './estate/listings.server.ts';
import { readEstateMap } from './estate/map-location/content.server.ts';
import { readEstateProperty } from './estate/property/content.server.ts';
import { readEstatePage } from './estate/section-pages/content.server.ts';
import { readEstateSidePanel } from './estate/side-panel/content.server.ts';

type Reader = (() => unknown) & { isLeftOut?: () => boolean };

/** Readers of all content except text pages and the template. Add the reader of each new file. */
const allReaders: readonly Reader[] = [
  readSettings,
  readCompany,
  readMailTexts,
  readInbox,
  readUploadTexts,
  readRegistrationTexts,
  readInterface,
  readLayout,
  readCompanyFigures,
  readOwnPictures,
  readClients,
  readPartners,
  readPortfolio,
  readDisciplines,
  readPortfolioPage,
  readProjects,
  readCertificates,
  readCapabilities,
  readPrequalification,
  readExpertise,
  readExpertisePage,
  readKeyPersons,
  readHome,
  readContact,
  readCareers,
  readVacancies,
  readCareer,
  readArticles,
  readThankYou,
  readPageGroups,
  ...markdownPageReaders.values(),
  readSearch,
  readCompanyProfile,
];

/** Those of the files that the company needs. */
export function readers(): Reader[] {
  return allReaders.filter((read) => !read.isLeftOut?.());
}

const textPageReaders = (): Reader[] =>
  pageFiles().map(
    ({ path }) =>
      () =>
        readTextPage(path),
  );

/** Readers of content/estate, for builds with the template. */
export const estateReaders = [
  readEstatePictures,
  readEstateListings,
  readEstateSidePanel,
  readEstateInterface,
  ...estatePaths.map((path) => () => readEstatePage(path)),
  readEstateBlog,
  readEstateForms,
  readEstateAccount,
  readEstateShop,
  readEstateProperty,
  readEstateAddListing,
  readEstateMap,
];

/**
 * Reads all content before any page is built, to report every mistake at once.
 *
 * @throws ContentMistake with one line per problem
 */
export function checkContent(): void {
  const strays = contentFiles().filter(
    (file) => file.endsWith('.yaml') && !existsSync(ownFile(file)),
  );
  const all = [...readers(), ...textPageReaders(), ...(hasTemplate() ? estateReaders : [])];
  const problems = new Set([
    ...misnamedFiles(),
    ...unknownHidden(),
    ...strays.map((file) => `${file}:1 translates ${ownFile(file)}, which does not exist`),
    ...readTogether(() => all.flatMap((read) => problemOf(read))),
  ]);
  // Invalid settings may name no language.
  if (problems.size === 0) warnOfUnread(strays);
  warnOfReviews();
  if (problems.size > 0) {
    throw new ContentMistake(['Invalid content:', ...problems].join('\n'));
  }
}

/** Files that a program of the office has named otherwise, or saved in a format of its own, so that nothing reads them. */
function misnamedFiles(): string[] {
  return globSync('content/**/*.{yml,txt,doc,docx,odt,rtf}').map((file) => {
    const [, name = '', ending = ''] = /([^/]*?)((?:\.md|\.yaml)?)\.\w+$/.exec(file) ?? [];
    const remedy = /\.(?:yml|txt)$/.test(file)
      ? `rename it to ${name}${ending || '.yaml'}`
      : 'copy its text into such a file, in a program for plain text';
    return `${file}:1 expected a file that ends in .yaml or .md: ${remedy}`;
  });
}

/** Hidden pages that are none. */
function unknownHidden(): string[] {
  const known = allPaths();
  const unknown = [...hiddenPages()].filter((path) => !known.has(path));
  return unknown.map((path) => {
    const message = `expected the address of a page, got "${path}"${didYouMean(path, known)}`;
    return problemLine(readSettings.file, { line: lineOfPath(path), field: 'hidden', message });
  });
}

/** Warns of files that nothing has read, such as a copy under another name, and of folders without their language. */
function warnOfUnread(strays: readonly string[]): void {
  const files = contentFiles();
  const names = files.filter(isRead).map((file) => basename(file));
  for (const file of files.filter((each) => !isRead(each) && !strays.includes(each))) {
    // The glossary is for translators, and a company without the template may keep its files.
    if (/\/glossary\.md$|^content\/estate\//.test(file)) continue;
    const [folder] = /^content\/[a-z]{2,3}(?=\/)/.exec(ownFile(file)) ?? [];
    if (folder) {
      const message = `no language has the folder ${folder}: list the language, or remove the folder`;
      contentWarning(readSettings.file, { line: 1, field: 'languages', message });
      continue;
    }
    const meant =
      didYouMean(basename(file), names) || '; a page of text is a .yaml file in content/pages';
    const message = `no page shows this file: rename or remove it${meant}`;
    contentWarning(file, { line: 1, field: '', message });
  }
}

/** The file that a translation belongs to. */
function ownFile(file: string): string {
  return file.replace(`content/${LANGUAGE}/`, 'content/');
}

function problemOf(read: Reader): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}
