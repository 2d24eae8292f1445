// The application form: spec §2.4, §3, §5, §8; without JavaScript: decision 0007.
import { readInterface } from '#app/content/interface.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { readThankYou } from '#app/corporate/thank-you/content.server.ts';
import { violationsIn } from '../axe.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, openVacancies, pdf } from '../page-objects/careers.ts';

const { vacancies } = readCareers();
const { scrollToTop, form: words } = readInterface();
const { hints, labels } = words.application;
const [newest] = openVacancies;
const position = newest ? `${newest.number} ${newest.title}` : '';

test('§5 §8 input is rejected beside its field and kept; corrected, it arrives by mail with its vacancy and file', async ({
  page,
  mailbox,
}) => {
  const careers = new CareersPage(page);
  const { form, send } = careers;
  const email = careers.field('user_email');
  const portfolio = careers.field('portfolio');
  const resume = pdf(300_000, 'سيرة ذاتية.pdf');
  await careers.open();
  await send.click();
  await expect(careers.field('user_name')).toBeFocused();
  const required = [labels.user_name, labels.user_email, labels.user_phone, labels.resume];
  await expect(form.getByText(/is a required field$/)).toHaveText(
    required.map((label) => `${label} is a required field`),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsIn(page, 'main'), colorScheme).toEqual([]);
  }
  const toTop = page.getByRole('button', { name: scrollToTop });
  await expect(toTop).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // It would be over the ends of the lines that say what is wrong.
  await expect(toTop).toBeHidden();

  const input = { ...APPLICANT, user_email: 'huda@', portfolio: 'huda' };
  await careers.fill(input);
  await careers.choose(resume);
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Your Email is not valid/);
  await expect(portfolio).toHaveAccessibleDescription(/whole address/);
  expect(await careers.content()).toEqual([...Object.values(input), resume.name]);
  await careers.fill({ user_email: APPLICANT.user_email, portfolio: 'huda.example/works' });
  await portfolio.blur();
  await expect(portfolio).toHaveValue(APPLICANT.portfolio);
  await expect(portfolio).toHaveAccessibleDescription(hints.portfolio);

  if (newest) await form.getByLabel(labels.vacancy).selectOption(position);
  await send.click();
  await expect(careers.toasts.getByText(SENT)).toBeVisible();
  await expect(form.getByText(SENT)).toBeVisible();
  expect(await careers.content()).toEqual(['', '', '', '']);
  await expect(form.getByText(resume.name)).toBeHidden();
  const { subject, text, attachments } = await mailbox.receive(APPLICANT.portfolio);
  for (const value of Object.values(APPLICANT)) expect(text).toContain(value);
  expect(subject).toContain(position);
  expect(attachments.map(({ content }) => content.equals(resume.buffer))).toEqual([true]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 §5 an application for a vacancy arrives, and leads to the thank-you page', async ({
    page,
    mailbox,
  }) => {
    const careers = new CareersPage(page);
    await page.goto('/careers');
    if (newest) {
      await page.getByRole('link', { name: `${vacancies.labels.apply}: ${newest.title}` }).click();
      await expect(page).toHaveURL(`${vacancyPath(newest)}#apply`);
      await expect(page.getByText(newest.rotation, { exact: true })).toBeVisible();
    }
    await careers.fill({ ...APPLICANT, user_name: 'Plain Applicant' });
    await careers.choose(pdf(30_000, 'plain.pdf'));
    await careers.send.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    for (const sentence of readThankYou().next)
      await expect(page.getByText(sentence)).toBeVisible();
    const { attachments, subject } = await mailbox.receive('Plain Applicant');
    expect(subject).toContain(position);
    expect(attachments.map(({ filename }) => filename)).toEqual(['plain.pdf']);
  });
});
