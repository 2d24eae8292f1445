import type { Page } from '@playwright/test';
import { type Complaints, test } from './fixtures.ts';
import { isWhole, LOCALES, type Office } from './office.ts';
import { wordsIn } from './office-words.ts';
import { OfficePage, type Words } from './page-objects/office.ts';

/** The editor, open in a language. */
interface Opened {
  page: Page;
  files: Office;
  office: OfficePage;
  words: Words;
  complaints: Complaints;
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
