import type { Locator, Page } from '@playwright/test';
import { handlersAttached } from '../fixtures.ts';

/** The header and its menu. */
export class Header {
  readonly page: Page;
  readonly menu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  }

  async open(path = '/contact') {
    await this.page.goto(path);
    await handlersAttached(this.page);
  }

  /** An entry of the top row. */
  entry(label: string): Locator {
    return this.menu.locator('> ul > li').filter({ hasText: label });
  }

  summary(label: string): Locator {
    return this.entry(label).locator('summary');
  }

  submenu(label: string): Locator {
    return this.entry(label).locator('ul');
  }

  isFixed(): Promise<boolean> {
    return this.page.evaluate(
      () =>
        getComputedStyle(document.querySelector('header > div') as Element).position === 'fixed',
    );
  }
}
