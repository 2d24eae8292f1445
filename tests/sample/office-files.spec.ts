// Decision 0014: changing a file in the editor and changing it back restores its bytes and its translation's.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Field } from '@sveltia/cms';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { type Form, formsOf } from '#tools/office/forms.ts';
import { parsedContent } from '#tools/office/saved.ts';
import { expect, test } from '../fixtures.ts';
import { type Office, openOffice, startOffice } from '../office.ts';

/** A list, and texts in many kinds of blocks. `npm run test:office` tests every file. */
const CHOSEN = ['clients', 'pages-standard-compliance'];

/** Where to write the result for every file. */
const { OFFICE_RESULT } = process.env;

const configuration = officeConfiguration();
const forms = formsOf(configuration).filter(({ name }) => OFFICE_RESULT || CHOSEN.includes(name));

/** Language folders as they occur in file paths. */
const folders = (configuration.i18n?.locales ?? ['']).map((code) =>
  code === configuration.i18n?.default_locale ? '' : `${code}/`,
);

let office: Office;
test.beforeAll(async () => {
  office = await startOffice(configuration);
});
test.afterAll(() => office.close());

test('changing a file and changing it back restores its bytes', async ({ page }) => {
  test.setTimeout(forms.length * 90_000);
  const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(path)]));
  const repository = await openOffice(page, office.url, files);
  const differ = new Map<string, number>();
  let saved = 0;
  for (const form of forms) {
    await test.step(form.label ?? form.name, async () => {
      const own = folders.map((folder) => form.file.replace('{{locale}}/', folder));
      const [original] = own;
      await edit(page, form);
      await expect.poll(() => repository.changes()).toContain(original);
      await edit(page, form, parsedContent(form.file, String(files.get(original ?? ''))));
      for (const path of new Set(own)) {
        saved += 1;
        const bytes = differing(files.get(path), Buffer.from(await repository.read(path)));
        if (bytes > 0) differ.set(path, bytes);
      }
    });
  }
  const bytes = [...differ.values()].reduce((sum, each) => sum + each, 0);
  if (OFFICE_RESULT) {
    const names = [...differ].map(([path, count]) => `${path}: ${count}\n`);
    writeFileSync(OFFICE_RESULT, `${names.join('')}${saved} files saved, ${bytes} bytes differ\n`);
  }
  expect(Object.fromEntries(differ)).toEqual({});
});

/**
 * Opens a file, changes one letter of a text or the option of a choice, and saves.
 *
 * @param original content to change back to
 */
async function edit(page: Page, { collection, name, fields, i18n }: Form, original?: unknown) {
  // The list of files shows only those that fit the window.
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${collection}/entries/${name}`);
  const pane = page.getByRole('group', { name: /^Edit .* Content$/ }).first();
  // The first choice is the name of the entry, which must not change.
  const text = textIn(fields, Boolean(i18n));
  const field = text
    ? pane.getByRole('textbox', { name: text, exact: true }).first()
    : pane.getByRole('combobox').nth(1);
  const folded = pane.getByRole('button', { name: 'Expand', exact: true }).first();
  // A block that was drawn open may fold at once.
  await expect(async () => {
    if (!(await field.isVisible())) await folded.click({ timeout: 1000 });
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  if (text) {
    const value = await field.inputValue();
    await field.fill(original === undefined ? `${value}x` : value.slice(0, -1));
  } else await choose(page, field, original === undefined ? undefined : valuesOf(original)[1]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pane).toBeHidden();
}

/** Label of the first text field; in a translated file, of the first that has a translation. */
function textIn(fields: readonly Field[], isTranslated: boolean): string | undefined {
  for (const field of fields as readonly AnyField[]) {
    const { widget, label, pattern, i18n } = field;
    const isOwn = i18n === true || !isTranslated;
    if (['string', 'text'].includes(widget) && !pattern && isOwn) return label;
    const below = field.field ? [field.field] : (field.fields ?? field.types?.[0]?.fields);
    const found = below && textIn(below as Field[], isTranslated);
    if (found) return found;
  }
  return undefined;
}

type AnyField = Field & {
  widget: string;
  label?: string;
  pattern?: unknown;
  i18n?: unknown;
  field?: Field;
  fields?: Field[];
  types?: { fields?: Field[] }[];
};

/** Chooses the last option, or the original one. */
async function choose(page: Page, box: Locator, original: string | undefined): Promise<void> {
  await box.click();
  const options = page.getByRole('option');
  await (original === undefined
    ? options.last()
    : options.and(page.locator(`[data-value="${original}"]`))
  ).click();
}

/** All scalar values of a content, in order. */
const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' ? Object.values(value ?? {}).flatMap(valuesOf) : [String(value)];

function differing(one: Buffer | undefined, other: Buffer): number {
  if (!one) return other.length;
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => one[at] !== other[at]).filter(Boolean).length;
}
