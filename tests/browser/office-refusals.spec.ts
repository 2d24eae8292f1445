// Decision 0014: what the editor refuses to save, where, and in which words.
import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Field } from '@sveltia/cms';
import { isSample } from '#app/content/settings.server.ts';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { formsOf } from '#tools/office/forms.ts';
import { expect, test } from '../fixtures.ts';
import { type Office, openOffice, type Repository, startOffice } from '../office.ts';

const configuration = officeConfiguration();

let office: Office;
test.beforeAll(async () => {
  office = await startOffice(configuration);
});
test.afterAll(() => office.close());

/** A form that is open in the editor. */
class Form {
  readonly #page: Page;
  readonly #fields: readonly Field[];

  constructor(page: Page, fields: readonly Field[]) {
    this.#page = page;
    this.#fields = fields;
  }

  /** The pane of a language, the first of which is that of the files themselves. */
  pane(index = 0): Locator {
    return this.#page.getByRole('group', { name: /^Edit .* Content$/ }).nth(index);
  }

  /** Replaces the value of the first field at a path, such as `records.year`, and returns what it was. */
  async fill(path: string, value: string, index = 0): Promise<string> {
    const group = this.#group(path, index);
    await this.#scrollTo(group, index);
    const box = group.locator('input, textarea').first();
    const before = await box.inputValue();
    await box.fill(value);
    return before;
  }

  /** Opens the first entry of a list. */
  async unfold(path: string): Promise<void> {
    const list = this.#group(path, 0);
    await list.scrollIntoViewIfNeeded();
    await list.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  /** The editor renders only what is in the window. */
  async #scrollTo(group: Locator, index: number): Promise<void> {
    await this.pane(index).hover();
    await expect(async () => {
      if ((await group.count()) === 0) await this.#page.mouse.wheel(0, 200);
      expect(await group.count()).toBe(1);
    }).toPass({ intervals: [50] });
    await group.scrollIntoViewIfNeeded();
  }

  async removeFirst(path: string): Promise<void> {
    const list = this.#group(path, 0);
    await list.scrollIntoViewIfNeeded();
    await list.getByRole('button', { name: 'Remove', exact: true }).first().click();
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** The words beside a field after an attempt to save. */
  async expectBeside(path: string, words: RegExp, index = 0): Promise<void> {
    await expect(
      this.#group(path, index).getByRole('alert').filter({ hasText: words }),
    ).toHaveCount(1);
  }

  /** The words of the refusal, line by line. */
  async expectRefusal(...words: (string | RegExp)[]): Promise<void> {
    const refusal = this.#page.getByRole('alertdialog');
    for (const each of words) await expect(refusal).toContainText(each);
    await refusal.getByRole('button', { name: 'OK' }).click();
  }

  #group(path: string, index: number): Locator {
    let fields = this.#fields as readonly AnyField[];
    let group = this.pane(index);
    for (const name of path.split('.')) {
      const field = fields.find((each) => each.name === name);
      if (!field) throw new Error(`No field ${path}`);
      group = group
        .getByRole('group', { name: new RegExp(`“.?${field.label ?? name}.?” Field`) })
        .first();
      fields = field.fields ?? field.types?.[0]?.fields ?? [];
    }
    return group;
  }
}

type AnyField = Field & {
  label?: string;
  fields?: AnyField[];
  types?: { fields?: AnyField[] }[];
};

async function openForm(page: Page, name: string): Promise<Form> {
  const known = formsOf(configuration).find((each) => each.name === name);
  if (!known) throw new Error(`No form ${name}`);
  const form = new Form(page, known.fields);
  const leave = page.getByRole('button', { name: 'Cancel Editing' });
  if (await leave.isVisible()) await leave.click();
  await expect(form.pane()).toBeHidden();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${known.collection}/entries/${name}`);
  await expect(form.pane()).toBeVisible();
  return form;
}

test('wrong entries are refused beside the field, or with form and field on saving', async ({
  page,
}) => {
  test.skip(!isSample(), 'The entries are those of the sample.');
  test.setTimeout(120_000);
  const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(path)]));
  const repository: Repository = await openOffice(page, office.url, files);

  await test.step('portfolio', async () => {
    const form = await openForm(page, 'portfolio');
    await form.unfold('records');
    const value = await form.fill('records.value', '35 million');
    const year = await form.fill('records.year', '');
    const title = await form.fill('meta.title', '');
    const translated = await form.fill('meta.title', '', 1);
    const description = await form.fill('meta.description', 'Many words. '.repeat(20));
    await form.save();
    await form.expectBeside('records.value', /expected SAR as quoted text/);
    await form.expectBeside('records.year', /This field is required/);
    await form.expectBeside('meta.title', /This field is required/);
    await form.expectBeside('meta.title', /This field is required/, 1);
    await form.expectBeside('meta.description', /160/);
    await form.fill('records.value', value);
    await form.fill('records.year', String(Number(year) - 30));
    await form.fill('meta.title', `<b>${title}</b>`);
    await form.fill('meta.title', translated, 1);
    await form.fill('meta.description', `${description} {headcont}`);
    await form.save();
    await form.expectRefusal(
      /Contracts \d+ › Year: expected 2022, the year the company was established, or later, got/,
      'Title: expected plain text, got HTML: <b>',
      'Description: unknown placeholder {headcont}',
    );
  });

  await test.step('certificates', async () => {
    const form = await openForm(page, 'certificates');
    await form.unfold('certificates');
    const expires = await form.fill('certificates.expires', '2020-01-01');
    await form.save();
    await form.expectRefusal(/Certificates \d+ › Expires: expected a date after "issued"/);
    await form.fill('certificates.expires', expires);
    await form.fill('certificates.issued', '2199-01-01');
    await form.save();
    await form.expectRefusal(/Certificates \d+ › Issued: expected a date that has come/);
  });

  await test.step('company', async () => {
    const form = await openForm(page, 'company');
    const email = await form.fill('email', 'office at example');
    await form.save();
    await form.expectBeside('email', /expected an e-mail address such as/);
    await form.fill('email', email);
    await form.fill('phones.sales', 'call us');
    await form.save();
    await form.expectRefusal('expected a telephone number such as');
  });

  await test.step('figures', async () => {
    const form = await openForm(page, 'company-figures');
    await form.unfold('trades');
    await form.fill('trades.saudis', '9999');
    const date = await form.fill('asOf', '');
    await form.save();
    await form.expectBeside('asOf', /This field is required/);
    await form.fill('asOf', date);
    await form.save();
    await form.expectRefusal('expected no more Saudis than people');
  });

  await test.step('layout', async () => {
    const form = await openForm(page, 'layout');
    await form.unfold('navigation');
    await form.fill('navigation.to', '/visoin');
    await form.save();
    await form.expectRefusal('did you mean "/vision"');
  });

  await test.step('settings', async () => {
    const form = await openForm(page, 'site');
    const accent = await form.fill('brand.accent', 'orange');
    await form.save();
    await form.expectBeside('brand.accent', /expected six hexadecimal digits/);
    await form.fill('brand.accent', accent);
    await form.fill('brand.ink', '#cccccc');
    await form.save();
    await form.expectRefusal('expected a darker colour, got "#cccccc"');
  });

  await test.step('clients', async () => {
    const form = await openForm(page, 'clients');
    await form.removeFirst('entries');
    await form.save();
    await form.expectRefusal(/Client: expected the id of a client/);
  });

  await test.step('contact', async () => {
    const form = await openForm(page, 'contact');
    await form.fill('map.link', 'http://maps.example/office');
    await form.save();
    await form.expectRefusal('Link: expected an https:// address');
  });

  await test.step('data protection', async () => {
    const form = await openForm(page, 'data-protection');
    await form.fill('body', '<div>Text</div>');
    await form.save();
    await form.expectRefusal('expected Markdown, got HTML');
  });
  expect(await repository.changes()).toEqual([]);
});
