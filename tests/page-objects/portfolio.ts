import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures.ts';

/** A project with a page of its own. */
export const TANKS = 'Two floating-roof tanks of 30,000 m³';
export const TANKS_PATH = '/project/two-floating-roof-tanks-of-30%2C000-m%C2%B3';

/** The portfolio’s table and its controls. */
export class Portfolio {
  readonly page: Page;
  readonly rows: Locator;
  readonly search: Locator;
  readonly sector: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.locator('main tbody tr:visible');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.sector = page.getByRole('combobox', { name: 'Client’s sector' });
  }

  async open(query = '') {
    await this.page.goto(`/project${query}`);
    await hydrated(this.page);
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
