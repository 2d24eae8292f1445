import { createHash } from 'node:crypto';
import { pathAt } from '#app/content/address.ts';
import { readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readProfileFile } from '#app/content/profile-file.server.ts';
import { hiddenPages } from '#app/content/settings.server.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { SEARCHED, valueWithUnit } from '#app/corporate/project/columns.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { queryOf } from '#app/corporate/project/portfolio-query.ts';
import { PROJECT_LIST } from '#app/corporate/project/project-list.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import {
  encodePostings,
  type IndexedPage,
  indexAddress,
  type SearchIndex,
  type SectionTexts,
} from '#app/corporate/search/search-index.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { LANGUAGES } from '#shared/language.ts';
import { termsOf, wordsOf } from '#shared/words.ts';
import { withOriginalPages } from '#tools/untranslated/waiting-links.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { type LabelledText, sectionsOf } from './page-sections.ts';

/** A page as React Router has written it. */
export interface BuiltPage {
  /** URL path, encoded. */
  path: string;
  html: string;
}

/** A file of the site; its name has a hash of its content. */
interface SearchFile {
  path: string;
  bytes: Buffer;
}

interface Read extends Omit<IndexedPage, 'texts' | 'sections'> {
  sections: (IndexedPage['sections'][number] & { texts: LabelledText[] })[];
}

/** Ids of sections that all details pages share: fixed comments, and links to other details pages. */
const EXCLUDED = ['comments', 'keywords', 'write', 'showcase', 'others-title', 'desk', 'related'];

/** The table of contracts: each has its own page or entry. */
const CONTRACTS = { path: '/project', section: 'register' };

/** Texts of at least this many words belong to the first page that has them. */
const REPEATABLE = 6;

/** A label on this many pages is not searched for: each vacancy has a "Location". */
const COMMON = 6;

/**
 * The index of the search and the texts of its pages.
 *
 * @param pages those that search engines find
 * @returns the index, and the files that it names
 */
export function searchFiles(pages: readonly BuiltPage[]): {
  index: SearchFile;
  texts: SearchFile[];
} {
  const read = withoutRepeats([...pages.toSorted(byDepth).map(readPage), ...downloads()]);
  const texts = read.map(({ sections }) =>
    file('texts', sections.map((section) => section.texts.map(shown)) satisfies SectionTexts),
  );
  const { stopWords: words, synonyms } = readSearch();
  const stopWords = words.flatMap(termsOf);
  const common = commonLabels(read);
  const index: SearchIndex = {
    pages: read.map(({ sections, ...page }, i) => ({
      ...page,
      texts: texts[i]?.path ?? '',
      sections: sections.map(({ suffix, heading }) => ({ suffix, heading })),
    })),
    stopWords,
    synonyms: synonyms.map(({ words, page, answer }) => ({
      words,
      page,
      answer: answer && withOriginalPages(withNoBreakSpaces(answer)),
    })),
    ...postingsOf(
      read
        .flatMap(({ sections }) => sections)
        .map(({ texts }) =>
          texts.map((each) => (common.has(each.label) ? each.text : shown(each))),
        ),
      new Set(stopWords),
    ),
  };
  return { index: file('search', index), texts };
}

/** A page's HTML with the paths of the built indexes. */
export function withIndexes(html: string, pathOf: (language: string) => string): string {
  return LANGUAGES.reduce(
    (page, { code }) => page.replaceAll(indexAddress(code), () => pathOf(code)),
    html,
  );
}

/** Details pages first, home last: the texts that these share are the details pages' own. */
function byDepth(a: BuiltPage, b: BuiltPage): number {
  const depth = ({ path }: BuiltPage) => path.split('/').filter(Boolean).length;
  return depth(b) - depth(a) || (a.path < b.path ? -1 : 1);
}

function readPage({ path, html }: BuiltPage): Read {
  const { title, trail, sections } = sectionsOf(html, EXCLUDED);
  const shown = sections
    .filter(({ id }) => path !== CONTRACTS.path || id !== CONTRACTS.section)
    .map(({ id, heading, texts }) => ({ suffix: id && `#${id}`, heading, texts }));
  return {
    path,
    title,
    trail,
    names: namesOf(path).filter((name) => name !== title),
    closes: readVacancies().find((vacancy) => vacancyPath(vacancy) === path)?.closes,
    sections: path === CONTRACTS.path ? [...shown, ...contractsWithoutPage()] : shown,
  };
}

/** Names of a page in menus and footer. The company's names lead home, a client's to its contract. */
function namesOf(path: string): string[] {
  const { navigation, footer } = readLayout();
  const { name, legalName, arabicName } = readCompany();
  const links = [
    ...navigation.flatMap(({ label, to, items = [] }) => [{ label, to }, ...items]),
    ...footer.links,
    ...footer.legal,
  ];
  const labels = links.filter(({ to }) => to === path).map(({ label }) => label);
  const clients = readProjects()
    .filter(({ record }) => detailsPath('project', record.title) === path)
    .map(({ record }) => record.client);
  const own = path === '/' ? [name, legalName, arabicName] : clients;
  return [...new Set([...labels, ...own])];
}

/** The company profile and the workbook of all contracts. */
function downloads(): Read[] {
  const { profile } = readProfileFile();
  const file = (path: string, title: string, trail: string[]): Read => ({
    path,
    title,
    trail,
    names: [],
    sections: [{ suffix: '', heading: '', texts: [] }],
  });
  return [
    ...(profile ? [file(pathAt(profile.href), profile.label, [])] : []),
    ...(hasProjectList()
      ? [file(PROJECT_LIST, readPortfolioPage().actions.xlsx, [readPortfolioPage().banner.title])]
      : []),
  ];
}

function hasProjectList(): boolean {
  return readPortfolio().records.length > 0 && !hiddenPages().has('/project');
}

/** Entries for contracts without a page, each with a link to the table filtered to it. */
function contractsWithoutPage(): Read['sections'] {
  const described = new Set(readProjects().map(({ record }) => record.id));
  return readPortfolio()
    .records.filter(({ id }) => !described.has(id))
    .map((contract) => ({
      suffix: queryOf(contract.title),
      heading: contract.title,
      texts: SEARCHED.map((key) => ({
        label: '',
        text: valueWithUnit(key, contract, readInterface()),
      })),
    }));
}

const shown = ({ label, text }: LabelledText) => (label ? `${label}: ${text}` : text);

function commonLabels(pages: readonly Read[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    const labels = sections.flatMap(({ texts }) => texts.map(({ label }) => label));
    for (const label of new Set(labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= COMMON).map(([label]) => label));
}

/** Removes texts that an earlier page has, and sections of which nothing remains. */
function withoutRepeats(pages: readonly Read[]): Read[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const sections = page.sections.flatMap((section) => {
      const texts = section.texts.filter(({ text }) => !seen.has(text));
      return texts.length > 0 || section.texts.length === 0 ? [{ ...section, texts }] : [];
    });
    for (const { text } of page.sections.flatMap((section) => section.texts)) {
      if (text.split(' ').length >= REPEATABLE) seen.add(text);
    }
    return { ...page, sections };
  });
}

function postingsOf(
  sections: readonly (readonly string[])[],
  stopWords: ReadonlySet<string>,
): Pick<SearchIndex, 'terms' | 'postings'> {
  const all = sections.map((texts) => texts.flatMap(termsOf));
  const known = new Set(all.flat().filter((term) => !stopWords.has(term)));
  const lists = new Map<string, number[]>();
  for (const [at, texts] of sections.entries()) {
    const stems = texts.flatMap(wordsOf).flatMap((word) => word.stems);
    for (const term of new Set([...(all[at] ?? []), ...stems])) {
      if (known.has(term)) lists.set(term, [...(lists.get(term) ?? []), at]);
    }
  }
  const sorted = [...lists].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    postings: encodePostings(sorted.map(([, list]) => list)),
  };
}

function file(name: string, value: unknown): SearchFile {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { path: `/assets/${name}-${hash}.json`, bytes };
}
