// Decision 0014: content that the editor refuses to save, and the place and words of the refusal.
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Field } from '@sveltia/cms';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { type AnyField, formsOf } from '#tools/office/forms.ts';
import { expect, test } from '../fixtures.ts';
import { type Office, openOffice, startOffice } from '../office.ts';
import { OfficePage } from '../page-objects/office.ts';

const configuration = officeConfiguration();

let office: Office;
test.beforeAll(async () => {
  office = await startOffice(configuration);
});
test.afterAll(() => office.close());

/** An open form of the editor, with fields by their paths in the file, such as `records.year`. */
class Form {
  readonly #page: Page;
  readonly #office: OfficePage;
  readonly #fields: readonly Field[];

  constructor(page: Page, fields: readonly Field[]) {
    this.#page = page;
    this.#office = new OfficePage(page);
    this.#fields = fields;
  }

  /** Replaces the value of the first field at a path, and returns the previous one. */
  async fill(path: string, value: string, isTranslation = false): Promise<string> {
    const { within, label } = await this.#at(path, isTranslation);
    const before = await within.value(label);
    await within.fill(label, value);
    return before;
  }

  /** Opens the first entry of a list. */
  async unfold(path: string): Promise<void> {
    const { within, label } = await this.#at(path);
    await within.expandFirst(label);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Expects these words beside a field after an attempt to save. */
  async expectBeside(path: string, words: RegExp, isTranslation = false): Promise<void> {
    const { within, label } = await this.#at(path, isTranslation);
    await expect((await within.alerts(label)).filter({ hasText: words })).toHaveCount(1);
  }

  /** Expects these lines in the refusal. */
  async expectRefusal(...words: (string | RegExp)[]): Promise<void> {
    const refusal = this.#page.getByRole('alertdialog');
    for (const each of words) await expect(refusal).toContainText(each);
    await refusal.getByRole('button', { name: 'OK' }).click();
  }

  /** The parent of the field at a path, and the field's label. */
  async #at(path: string, isTranslation = false) {
    let fields = this.#fields as readonly AnyField[];
    let within = isTranslation ? this.#office.translation : this.#office.own;
    const labels = path.split('.').map((name) => {
      const field = fields.find((each) => each.name === name);
      if (!field) throw new Error(`No field ${path}`);
      fields = field.fields ?? field.types?.[0]?.fields ?? [];
      return field.label ?? name;
    });
    for (const label of labels.slice(0, -1)) within = await within.in(label);
    return { within, label: labels.at(-1) ?? '' };
  }
}

test('invalid entries are refused beside the field, or by form and field on saving', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(path)]));
  const repository = await openOffice(page, office.url, files);
  const portfolio = formsOf(configuration).find(({ name }) => name === 'portfolio');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${portfolio?.collection}/entries/portfolio`);
  await new OfficePage(page).own.waitFor();
  const form = new Form(page, portfolio?.fields ?? []);
  await form.unfold('records');
  const value = await form.fill('records.value', '35 million');
  const year = await form.fill('records.year', '');
  const title = await form.fill('meta.title', '');
  const translated = await form.fill('meta.title', '', true);
  const description = await form.fill('meta.description', 'Many words. '.repeat(20));
  await form.save();
  await form.expectBeside('records.value', /expected SAR as quoted text/);
  await form.expectBeside('records.year', /This field is required/);
  await form.expectBeside('meta.title', /This field is required/);
  await form.expectBeside('meta.title', /This field is required/, true);
  await form.expectBeside('meta.description', /160/);
  await form.fill('records.value', value);
  await form.fill('records.year', String(Number(year) - 30));
  await form.fill('meta.title', `<b>${title}</b>`);
  await form.fill('meta.title', translated, true);
  await form.fill('meta.description', `${description} {headcont}`);
  await form.save();
  await form.expectRefusal(
    /Contracts \d+ › Year: expected 2022, the year the company was established, or later, got/,
    'Title: expected plain text, got HTML: <b>',
    'Description: unknown placeholder {headcont}',
  );
  expect(await repository.changes()).toEqual([]);
});
