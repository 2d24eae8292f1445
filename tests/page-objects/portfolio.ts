import type { Locator, Page } from '@playwright/test';
import { fill } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { slug } from '#app/content/slug.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import {
  type ProjectDetails,
  readProjects,
} from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { firstOf, firstProject } from '../content.ts';
import { hydrated } from '../fixtures.ts';

const { records, sectors } = readPortfolio();

/** A project with a page, with characters in its title that a URL must encode if one has them. */
export function chosenProject() {
  const isEncoded = ({ record }: ProjectDetails) => /%.*%/.test(slug(record.title));
  const project = readProjects().find(isEncoded) ?? firstProject();
  return { ...project, path: detailsPath('project', project.record.title) };
}

/** What the address has for a sector. */
export const sectorId = (sector: string) => sectors.find(({ name }) => name === sector)?.id ?? '';

const textOf = ({ client, title, sector, scope }: PortfolioRecord) =>
  [client, title, sector, scope].join(' ').toLowerCase();

/** The records that contain a word. */
export const withWord = (word: string) => records.filter((each) => textOf(each).includes(word));

/** A plain word that some contracts contain. */
export const commonWord = () =>
  wordOf((found) => found > 2 && found < records.length / 2, 'word of some contracts');

/** A plain word that a single contract contains. */
export const rareWord = () => wordOf((found) => found === 1, 'word of a single contract');

function wordOf(isFit: (found: number) => boolean, needed: string): string {
  const words = records.flatMap((each) => textOf(each).match(/\b[a-z]{4,}\b/g) ?? []);
  return firstOf(words, (word) => isFit(withWord(word).length), needed);
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
    const { filter, register } = readPortfolioPage();
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

  async unfold() {
    // Few contracts are not folded.
    if (await this.more.isVisible()) await this.more.click();
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
