// Forms on the pages of another language, from the page to the mails: the office reads its own language.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readContent } from '#desk/content.ts';
import { linkIn } from '#desk/testing/smtp-peer.ts';
import { THANK_YOU_PATH } from '#shared/wire.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pdf } from '../page-objects/careers.ts';

const { languages } = readContent('build/site');
const [office, visitor = office] = languages;
const { code, direction } = visitor.language;
const { form, toasts } = parse(readFileSync(`content/${code}/interface.yaml`, 'utf8'));
const [{ id, title } = { id: 0, title: '' }] = visitor.cards;
const officeTitle = office.cards.find((card) => card.id === id)?.title ?? '';

const MESSAGE = {
  user_name: 'نورة الحربي',
  user_email: 'noura@client.example',
  user_phone: '+966 13 000 0095',
  user_subject: 'خزانات API 650 (الحزمة 7)',
  message: 'خزانان، نرجو التسعير.',
};

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
}

async function expectLanguage(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

test('a message names its recipient and its language in the office’s words', async ({
  page,
  mailbox,
}) => {
  await page.goto(`${visitor.base}/contact`);
  await hydrated(page);
  await page.locator('main form [name="recipient"]').selectOption({ label: title });
  await fill(page, MESSAGE);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.locator('main form').getByText(toasts.sent)).toBeVisible();
  const { subject, text, html } = await mailbox.receive(MESSAGE.message);
  expect(subject).toBe(`Website, ${officeTitle}: \u2068${MESSAGE.user_subject}\u2069`);
  for (const value of Object.values(MESSAGE)) expect(text).toContain(value);
  const name = new Intl.DisplayNames(office.language.locale, { type: 'language' }).of(code);
  expect(text).toContain(`on the ${name} pages`);
  expect(html).toContain(
    `<html lang="${office.language.code}" dir="${office.language.direction}">`,
  );
});

test('an applicant gets a receipt whose link opens a page in the language of the form', async ({
  page,
  mailbox,
}) => {
  await page.goto(`${visitor.base}/careers`);
  await hydrated(page);
  const { user_subject: _, message: __, ...applicant } = MESSAGE;
  await fill(page, { ...applicant, portfolio: 'https://noura.example/works' });
  const vacancy = page.locator('#apply form [name="vacancy"]');
  const number = (await vacancy.count()) > 0 ? await chooseFirst(page) : undefined;
  await page.locator('#apply form [name="resume"]').setInputFiles(pdf(9000, 'سيرة ذاتية.pdf'));
  await page.getByRole('button', { name: form.application.submit }).click();
  await expect(page.locator('#apply form').getByText(toasts.sent)).toBeVisible();
  const { subject, attachments } = await mailbox.receive('https://noura.example/works');
  expect(attachments[0]?.filename).toBe('سيرة ذاتية.pdf');
  const position = office.vacancies.find((each) => each.number === number);
  if (position) expect(subject).toContain(`${position.number} ${position.title}`);

  const receipt = await mailbox.receive(`?language=${code}#`);
  expect(receipt.html).toContain(`<html lang="${code}" dir="${direction}">`);
  await page.goto(linkIn(receipt.text));
  await expectLanguage(page);
  const { statuses, withdraw } = visitor.mails.career.page;
  await expect(page.getByText(statuses.received.explanation)).toBeVisible();
  await page.locator('summary', { hasText: withdraw }).click();
  await page.getByRole('button', { name: visitor.mails.withdrawal.page.button }).click();
  await expect(page.getByText(visitor.mails.withdrawal.page.done)).toBeVisible();
  await expectLanguage(page);
});

/** Chooses the first vacancy; returns its number. */
async function chooseFirst(page: Page): Promise<string | undefined> {
  const [value = ''] = await page
    .locator('#apply form [name="vacancy"]')
    .selectOption({ index: 1 });
  return value.split(' ')[0];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message comes back in the language of its page, and can be sent', async ({
    page,
    mailbox,
    complaints,
  }) => {
    complaints.expect(/422/);
    await page.goto(`${visitor.base}/contact`);
    await fill(page, { ...MESSAGE, user_email: 'a@b', message: 'دون برمجة' });
    await page.getByRole('button', { name: form.submit }).click();
    await expectLanguage(page);
    await expect(page.getByRole('alert')).toContainText(form.errors.emailInvalid);
    await page.locator('[name="user_email"]').fill(MESSAGE.user_email);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(visitor.base + THANK_YOU_PATH);
    await expectLanguage(page);
    expect((await mailbox.receive('دون برمجة')).text).toContain(MESSAGE.user_name);
  });

  test('a subscription is requested and confirmed in the language of its page', async ({
    page,
    mailbox,
  }) => {
    await page.goto(`${visitor.base}/contact`);
    const email = page.locator('footer form [name="user_email"]');
    await email.fill('reader-of-another-language@client.example');
    await email.press('Enter');
    await expect(page).toHaveURL(visitor.base + THANK_YOU_PATH);
    const { subject, text } = await mailbox.receive('/api/confirm?');
    expect(subject).toBe(visitor.mails.confirm.visitor.subject[0]);
    const link = linkIn(text);
    await page.goto(link);
    await expectLanguage(page);
    await page.getByLabel(visitor.mails.confirm.page.link).fill(link);
    await page.getByRole('button', { name: visitor.mails.confirm.page.button }).click();
    await expect(page.getByText(visitor.mails.confirm.page.done)).toBeVisible();
  });
});
