// Forms on the pages of another language, from the page to the mail. For what the desk does with the language see
// desk/intake/languages.test.ts and arabic-visitor.test.ts, also for a refusal without JavaScript.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readContent } from '#desk/content.ts';
import { LANGUAGE_NAME, REGISTRATION_PATH, SEND_FORM_PATH } from '#shared/wire.ts';
import { elementsOf } from '#tools/postbuild/html.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesIn, readPage } from '../pages.ts';

const { languages } = readContent('build/site');
const [office, visitor = office] = languages;
const { code } = visitor.language;
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

test('every form of the desk names the language of its page', () => {
  for (const path of pagesIn(code)) {
    const elements = elementsOf(readPage(path)).map(({ attributes }) => attributes);
    const forms = elements.filter(({ action }) =>
      [SEND_FORM_PATH, REGISTRATION_PATH].some((api) => action?.includes(api)),
    );
    const named = elements.filter(({ name, value }) => name === LANGUAGE_NAME && value === code);
    expect.soft(forms.length, path).toBeGreaterThan(0);
    expect.soft(named.length, path).toBe(forms.length);
  }
});

test('§8 a message is confirmed in the language of its page, and mailed in the office’s', async ({
  page,
  mailbox,
}) => {
  await page.goto(`${visitor.base}/contact`);
  await hydrated(page);
  await page.locator('main form [name="recipient"]').selectOption({ label: title });
  for (const [name, value] of Object.entries(MESSAGE)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.locator('main form').getByText(toasts.sent)).toBeVisible();
  const { subject, text } = await mailbox.receive(MESSAGE.message);
  expect(subject).toBe(`Website, ${officeTitle}: \u2068${MESSAGE.user_subject}\u2069`);
  for (const value of Object.values(MESSAGE)) expect(text).toContain(value);
  const name = new Intl.DisplayNames(office.language.locale, { type: 'language' }).of(code);
  expect(text).toContain(`on the ${name} pages`);
});
