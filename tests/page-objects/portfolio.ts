import type { Locator, Page } from '@playwright/test';
import { fill } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { slug } from '#app/content/slug.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { hydrated } from '../fixtures.ts';

const { records, sectors } = readPortfolio();
const { filter, register } = readPortfolioPage();

/** The projects with a page of their own. */
const titles = readProjects().map(({ record }) => record.title);

/** Title of a project with a page, with characters that a URL must encode if one has them. */
export const PROJECT = titles.find((title) => /%.*%/.test(slug(title))) ?? titles[0] ?? '';
export const PROJECT_PATH = detailsPath('project', PROJECT);

/** What the address has for a sector. */
export const sectorId = (sector: string) => sectors.find(({ name }) => name === sector)?.id ?? '';

/** The records that contain a word. */
export const withWord = (word: string) =>
  records.filter(({ client, title, sector, scope }) =>
    [client, title, sector, scope].join(' ').toLowerCase().includes(word),
  );

/** A plain word that some contracts contain. */
export const WORD = wordOf((found) => found.length > 2 && found.length < records.length / 2);
/** A plain word that a single contract contains. */
export const RARE_WORD = wordOf((found) => found.length === 1);

function wordOf(isFit: (found: PortfolioRecord[]) => boolean): string {
  const words = records.flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []);
  const word = words.find((each) => isFit(withWord(each)));
  if (!word) throw new Error('No title has such a word');
  return word;
}

/** The table of contracts and its controls. */
export class Portfolio {
  readonly page: Page;
  readonly rows: Locator;
  readonly search: Locator;
  readonly sector: Locator;
  /** Shows all rows of the folded table. */
  readonly more: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.locator('main tbody tr:visible');
    this.search = page.getByRole('searchbox', { name: filter.search });
    this.sector = page.getByRole('combobox', { name: filter.sector });
    this.more = page.getByText(fill(register.more, { n: records.length }));
  }

  async open(query = '') {
    await this.page.goto(`/project${query}`);
    await hydrated(this.page);
  }

  async openUnfolded(query = '') {
    await this.open(query);
    await this.more.click();
  }

  head(name: string): Locator {
    return this.page.locator('main thead th', { hasText: name });
  }

  async column(number: number): Promise<string[]> {
    return this.rows.locator(`:nth-child(${number})`).and(this.page.locator('td')).allInnerTexts();
  }

  query(): string {
    return new URL(this.page.url()).search;
  }
}
