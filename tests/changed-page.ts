import { expect, type Locator, type Page } from '@playwright/test';
import { type Complaints, hydrated } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { checkWriting, linkNumbers, translate } from './translate.ts';

/** What changes a page before its scripts run, or once it is hydrated. */
interface Moments {
  before?: () => void;
  after?: () => void;
}

export const CHANGES = {
  'translated before its scripts run': { before: translate },
  'translated once it is hydrated': { after: translate },
  'marked by an extension before its scripts run': { before: checkWriting },
  'with telephone numbers that were made links': { before: linkNumbers },
} satisfies Record<string, Moments>;

export type Change = keyof typeof CHANGES;

/** Allows what React says of an island that it makes anew, and requires it where the change concerns every page. */
export function expectMadeAnew(complaints: Complaints, change: Change): void {
  const { before }: Moments = CHANGES[change];
  const madeAnew = /React error #418/;
  if (before === linkNumbers) complaints.allow(madeAnew);
  else if (before) complaints.expect(madeAnew);
}

/** A page that something else has changed. */
export class ChangedPage {
  readonly page: Page;
  readonly #change: Moments;

  constructor(page: Page, change: Change) {
    this.page = page;
    this.#change = CHANGES[change];
  }

  /** Opens a page; `early` is what the visitor does before its scripts run. */
  async open(path: string, early: () => Promise<unknown> = async () => {}): Promise<void> {
    if (this.#change.before) await this.page.addInitScript(this.#change.before);
    const release = await holdScripts(this.page, path);
    await early();
    await release();
    await this.arrive();
  }

  /** Waits for the page that was opened. */
  async arrive(): Promise<void> {
    await hydrated(this.page);
    if (this.#change.after) await this.page.evaluate(this.#change.after);
  }

  /** Expects whole words, as they are on this page. */
  async says(place: Locator | Page, words: string): Promise<void> {
    const { before, after } = this.#change;
    const shown = before === translate || after === translate ? `‹${words}›` : words;
    await expect(place.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  }
}

/** Expects that no part of the page has failed. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-failed]')).toHaveCount(0);
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}
