import type { Page } from '@playwright/test';
import { type Complaints, test } from './fixtures.ts';
import { isWhole, LOCALES, type Office } from './office.ts';
import { wordsIn } from './office-words.ts';
import { OfficePage, type Words } from './page-objects/office.ts';

/** The editor, open in a language. */
export interface Opened {
  page: Page;
  files: Office;
  office: OfficePage;
  words: Words;
  complaints: Complaints;
}

/**
 * Tasks of the office, one after the other in one window, in one language; `npm run test:office` does them in both.
 *
 * @param tasks by their titles
 */
export function inOneWindow(
  title: string,
  usual: (typeof LOCALES)[number],
  tasks: Record<string, (opened: Opened) => Promise<void>>,
): void {
  task(title, usual, async (opened) => {
    for (const [name, run] of Object.entries(tasks)) await test.step(name, () => run(opened));
  });
}

/** A task of the office in one language; `npm run test:office` does it in both. */
export function task(
  title: string,
  usual: (typeof LOCALES)[number],
  run: (opened: Opened) => Promise<void>,
): void {
  for (const locale of isWhole ? LOCALES : [usual])
    test.describe(locale, () => {
      test.use({ locale });
      test(title, async ({ page, files, complaints }) => {
        await page.goto(`${files.url}/office`);
        const words = wordsIn(locale);
        await run({ page, files, words, complaints, office: new OfficePage(page, words) });
      });
    });
}
