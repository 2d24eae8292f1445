// Decision 0014: content that the editor refuses to save, and the place and words of the refusal.
import { globSync, readFileSync } from 'node:fs';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { expect, test } from '../fixtures.ts';
import { openOffice, startOffice } from '../office.ts';
import { type Fields, OfficePage } from '../page-objects/office.ts';

const HEAD = 'In search engines and the browser tab';

/** Expects these words beside a field after an attempt to save. */
async function expectBeside(fields: Fields, label: string, words: RegExp): Promise<void> {
  await expect((await fields.alerts(label)).filter({ hasText: words })).toHaveCount(1);
}

test('invalid entries are refused beside the field, or by form and field on saving', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const served = await startOffice(officeConfiguration());
  const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(path)]));
  const repository = await openOffice(page, served.url, files);
  const office = new OfficePage(page);
  await office.open('Contracts and clients', 'Contracts');
  // The editor renders only fields in view.
  const contract = () => office.own.in('Contracts');
  const head = () => office.own.in(HEAD);
  const translated = () => office.translation.in(HEAD);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await office.own.expandFirst('Contracts');
  const value = await (await contract()).value('Value, SAR');
  const year = await (await contract()).value('Year');
  const title = await (await head()).value('Title');
  const description = await (await head()).value('Description');
  await (await contract()).fill('Value, SAR', '35 million');
  await (await contract()).fill('Year', '');
  await (await head()).fill('Title', '');
  await (await head()).fill('Description', 'Many words. '.repeat(20));
  await (await translated()).fill('Title', '');
  await save();
  await expectBeside(await contract(), 'Value, SAR', /expected SAR as quoted text/);
  await expectBeside(await contract(), 'Year', /This field is required/);
  await expectBeside(await head(), 'Title', /This field is required/);
  await expectBeside(await head(), 'Description', /160/);
  await expectBeside(await translated(), 'Title', /This field is required/);

  await (await contract()).fill('Value, SAR', value);
  await (await contract()).fill('Year', String(Number(year) - 30));
  await (await head()).fill('Title', `<b>${title}</b>`);
  await (await head()).fill('Description', `${description} {headcont}`);
  await (await translated()).fill('Title', 'العقود');
  await save();
  const refusal = page.getByRole('alertdialog');
  for (const words of [
    /Contracts \d+ › Year: expected 2022, the year the company was established, or later, got/,
    'Title: expected plain text, got HTML: <b>',
    'Description: unknown placeholder {headcont}',
  ]) {
    await expect(refusal).toContainText(words);
  }
  expect(await repository.changes()).toEqual([]);
  await served.close();
});
