// Decision 0020: changing a file in the editor and changing it back restores its bytes and its translation's.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { filesOf } from '#office/form/open-file.ts';
import { officeSite } from '#tools/office/site.ts';
import { expect, test } from '../../fixtures.ts';
import { OfficePage } from '../../page-objects/office.ts';

/** Where to write the result. */
const { OFFICE_RESULT = '' } = process.env;

const site = officeSite();
const forms = site.groups.flatMap((group) => group.forms);

test('changing a file and changing it back restores its bytes', async ({ page, files }) => {
  test.setTimeout(60_000 + forms.length * 30_000);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== files.url) outside.push(request.url());
  });
  await page.goto(`${files.url}/office`);
  const differ = new Map<string, number>();
  let saved = 0;
  for (const form of forms) {
    await test.step(form.name, async () => {
      const original = await edit(page, form.name);
      expect(files.changes().length).toBeGreaterThan(0);
      await edit(page, form.name, original);
      for (const path of filesOf(form, site)) {
        saved += 1;
        const bytes = differing(readFileSync(path), files.bytes(path));
        if (bytes > 0) differ.set(path, bytes);
      }
    });
  }
  const bytes = [...differ.values()].reduce((sum, each) => sum + each, 0);
  const names = [...differ].map(([path, count]) => `${path}: ${count}\n`);
  const counted = `${saved} files saved, ${bytes} bytes differ, ${outside.length} requests to other hosts`;
  writeFileSync(OFFICE_RESULT, `${names.join('')}${counted}\n`);
  expect(outside).toEqual([]);
  expect(Object.fromEntries(differ)).toEqual({});
});

/**
 * Changes the first text of a form, or a choice, and saves.
 *
 * @param value by default another than it has
 * @returns the value before
 */
async function edit(page: Page, form: string, value?: string): Promise<string> {
  await page.evaluate((name) => {
    location.hash = `/${name}`;
  }, form);
  const main = page.getByRole('main');
  const words = main.locator('textarea');
  const closed = main.locator('button[aria-expanded=false]').first();
  await words.or(closed).or(main.locator('select')).first().waitFor();
  while (!(await words.first().isVisible()) && (await closed.isVisible())) await closed.click();
  const hasWords = (await words.count()) > 0;
  const text = (hasWords ? words : main.locator('input[type=text]')).first();
  // The first choice of an entry is what it is known by.
  const choice = main.locator('select').nth(1);
  const isText = await text.isVisible();
  const before = await (isText ? text : choice).inputValue();
  if (isText) await text.fill(value ?? `${before}x`);
  else await choice.selectOption(value ?? (await lastOption(choice)));
  await new OfficePage(page).save();
  return before;
}

const lastOption = async (choice: Locator) =>
  (await choice.locator('option').last().getAttribute('value')) ?? '';

function differing(one: Buffer, other: Buffer): number {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => one[at] !== other[at]).filter(Boolean).length;
}
