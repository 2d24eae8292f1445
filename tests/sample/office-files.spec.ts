// Decision 0014: changing a file in the editor and changing it back restores its bytes and its translation's.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesOf } from '#office/form/open-file.ts';
import { officeSite } from '#tools/office/site.ts';
import { expect, test } from '../fixtures.ts';
import { Office } from '../office.ts';
import { OfficePage } from '../page-objects/office.ts';

/** A list, and texts in many kinds of blocks. `npm run test:office` tests every file. */
const CHOSEN = ['clients', 'pages-standard-compliance'];

/** Where to write the result for every file. */
const { OFFICE_RESULT } = process.env;

const site = officeSite();
const forms = site.groups
  .flatMap((group) => group.forms)
  .filter(({ name }) => OFFICE_RESULT || CHOSEN.includes(name));

test('changing a file and changing it back restores its bytes', async ({ page }) => {
  test.setTimeout(60_000 + forms.length * 30_000);
  const files = await Office.start();
  await page.goto(`${files.url}/office`);
  const differ = new Map<string, number>();
  let saved = 0;
  for (const form of forms) {
    await test.step(form.name, async () => {
      await edit(page, form.name, (value) => `${value}x`);
      expect(files.changes().length).toBeGreaterThan(0);
      await edit(page, form.name, (value) => value.slice(0, -1));
      for (const path of filesOf(form, site)) {
        saved += 1;
        const bytes = differing(readFileSync(path), files.bytes(path));
        if (bytes > 0) differ.set(path, bytes);
      }
    });
  }
  files.close();
  const bytes = [...differ.values()].reduce((sum, each) => sum + each, 0);
  if (OFFICE_RESULT) {
    const names = [...differ].map(([path, count]) => `${path}: ${count}\n`);
    writeFileSync(OFFICE_RESULT, `${names.join('')}${saved} files saved, ${bytes} bytes differ\n`);
  }
  expect(Object.fromEntries(differ)).toEqual({});
});

/** Changes the first text of a form, and saves. */
async function edit(page: Page, form: string, how: (value: string) => string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `/${name}`;
  }, form);
  const main = page.getByRole('main');
  const words = main.locator('textarea');
  const closed = main.locator('button[aria-expanded=false]').first();
  await words.or(closed).first().waitFor();
  while (!(await words.first().isVisible()) && (await closed.isVisible())) await closed.click();
  const text = (await words.count()) > 0 ? words.first() : main.locator('input[type=text]').first();
  await text.fill(how(await text.inputValue()));
  await new OfficePage(page).save();
}

function differing(one: Buffer, other: Buffer): number {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => one[at] !== other[at]).filter(Boolean).length;
}
