import { expect, type Locator, type Page } from '@playwright/test';
import { type Complaints, hydrated } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { markUp, translate } from './translate.ts';

/** By a translation, a writing aid and links on telephone numbers. */
const EARLY = 'changed before its scripts run';
const LATE = 'translated once it is hydrated';
export const CHANGES = [EARLY, LATE] as const;

type Change = (typeof CHANGES)[number];

/** Requires what React says of an island that it makes anew. */
export function expectMadeAnew(complaints: Complaints, change: Change): void {
  if (change === EARLY) complaints.expect(/React error #418/);
}

/** A page that something else has changed. */
export class ChangedPage {
  readonly page: Page;
  readonly #change: Change;

  constructor(page: Page, change: Change) {
    this.page = page;
    this.#change = change;
  }

  /** Opens a page; `early` is what the visitor does before its scripts run. */
  async open(path: string, early: () => Promise<unknown> = async () => {}): Promise<void> {
    if (this.#change === EARLY) {
      for (const alter of [translate, markUp]) await this.page.addInitScript(alter);
    }
    const release = await holdScripts(this.page, path);
    await early();
    await release();
    await this.arrive();
  }

  /** Waits for the page that was opened. */
  async arrive(): Promise<void> {
    await hydrated(this.page);
    if (this.#change === LATE) await this.page.evaluate(translate);
  }

  /** Expects whole words, translated. */
  async says(place: Locator | Page, words: string): Promise<void> {
    await expect(place.getByText(`‹${words}›`).filter({ visible: true }).first()).toBeVisible();
  }
}

/** Expects that no part of the page has failed. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-failed]')).toHaveCount(0);
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}
