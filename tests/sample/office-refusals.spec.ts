// Decision 0014: content that the editor refuses to save, as a list that leads to each field.
import { filled } from '#office/texts.ts';
import { expect, test } from '../fixtures.ts';
import { OfficePage } from '../page-objects/office.ts';

const OTHER = 'content/thank-you.yaml';

test('what the build would refuse is refused by form and field, and a press leads to each', async ({
  page,
  files,
}) => {
  // What was wrong in another form before is not what this one is refused for.
  files.write(OTHER, `${files.read(OTHER)}unknown: field\n`);
  await page.goto(`${files.url}/office`);
  const office = new OfficePage(page);
  const { mistakes } = office.texts;
  const refusal = page.getByRole('alert');

  await test.step('an entry that another form names is not removed', async () => {
    await office.open('Clients');
    await office.own.remove('Clients', 'Rawasi Pipelines');
    await office.saveButton.click();
    await expect(
      refusal.getByRole('link', { name: 'Contracts › Contracts 1 › Client' }),
    ).toBeVisible();
    await expect(refusal.getByText('After a form is sent')).toHaveCount(0);
    await page.getByText(filled(office.texts.removed, { entry: 'Rawasi Pipelines' })).waitFor();
    await page.getByRole('button', { name: office.texts.putBack }).click();
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  });

  await office.open('Contracts');
  await office.own.entry('Contracts', 'Pump station at kilometre 148');
  const contract = office.own.nth('Contracts', 0);
  await contract.fill('Value, SAR', '35 million');
  await contract.fill('Duration, months', '8.5');
  await contract.fill('Year', '1990');
  await contract.fill('Title', '<b>Pump station</b>');
  const translated = office.translation.nth('Contracts', 0);
  await translated.fill('Title', '');
  await contract.fill('Scope', '');
  await translated.fill('Scope', '');
  await contract.choose('Sector', 'Water');
  await page.getByRole('button', { name: '<b>Pump station</b>', exact: true }).click();
  const scrollDown = () => page.mouse.wheel(0, 5000);
  const isAbove = () => page.evaluate(() => scrollY > innerHeight);
  const list = page.getByText(office.texts.refused);
  // Far below the list, also at a further attempt.
  for (const _ of ['first', 'again']) {
    await scrollDown();
    await expect.poll(isAbove).toBe(true);
    await office.saveButton.click();
    await expect(list).toBeInViewport();
    await expect(refusal).toBeFocused();
  }

  for (const words of [
    'Contracts › Contracts 1 › Title: expected plain text, got HTML: <b>',
    `Contracts › Contracts 1 › Value, SAR: ${mistakes.money}`,
    `Contracts › Contracts 1 › Duration, months: ${mistakes.integer}`,
    `Contracts (English and Arabic) › Contracts 1 › Scope: ${mistakes.missing}`,
    /Contracts \d+ › Year: expected 2022, the year the company was established, or later, got/,
    `Contracts (Arabic) › Contracts 1 › Title: ${mistakes.missing}`,
  ])
    await expect(refusal.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(refusal.getByText('Value, SAR')).toHaveCount(1);

  await test.step('a press leads to each field, which says the same until it changes', async () => {
    await refusal.getByRole('button', { name: 'Contracts › Contracts 1 › Value, SAR' }).click();
    const value = contract.control('Value, SAR');
    await expect(value).toBeFocused();
    await expect(value).toHaveAccessibleDescription(new RegExp(mistakes.money));
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await value.fill('35,000,000');
    await expect(value).not.toHaveAccessibleDescription(new RegExp(mistakes.money));
    await expect(value).not.toHaveAttribute('aria-invalid');
    await refusal.getByRole('button', { name: 'Contracts (Arabic) › Contracts 1 › Title' }).click();
    const title = translated.control('Title');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(new RegExp(`Arabic: ${mistakes.missing}`));
    await expect(contract.control('Duration, months')).toHaveAttribute('aria-invalid', 'true');
  });
  expect(files.changes()).toEqual([OTHER]);
});
