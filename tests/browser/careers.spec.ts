// The careers page and its application form: spec §2.4, §3, §5, §7, §8; delivery and use without
// JavaScript: decisions 0002, 0007.
import AxeBuilder from '@axe-core/playwright';
import { readInterface } from '#app/content/interface.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { readThankYou } from '#app/corporate/thank-you/content.server.ts';
import { firstOf } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, DETAILS, file, PROGRAM, pdf } from '../page-objects/careers.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';
const MEGABYTE = 1024 * 1024;

const { banner, vacancies, sections, form, news } = readCareers();
const { labels } = readInterface().form.application;

test('§2.4 vacancies come first, working conditions second, the form after them', async ({
  page,
}) => {
  await page.goto('/careers');
  const titles = [vacancies, ...sections, form, news].map(({ title }) => title);
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  expect((await headings.allTextContents()).filter((heading) => titles.includes(heading))).toEqual(
    titles,
  );
  await expect(page.getByText(vacancies.lead)).toBeVisible();
  await expect(page.locator('h1')).toHaveText(banner.title);
  const names = await page
    .locator('#apply form :is(input:not([type=hidden]))')
    .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
  expect(names.filter((name) => name !== 'company_website')).toEqual([...DETAILS, 'resume']);
});

test('the link in the banner leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  const apply = page.locator('main').getByRole('link', { name: form.title, exact: true }).first();
  await expect(apply).toBeInViewport();
  await apply.click();
  await expect(page.locator('#apply h2')).toBeInViewport();
});

test('§5 the inputs have their types, and the résumé accepts .pdf, .doc and .docx', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  await page.goto('/careers');
  await expect(careers.field('user_email')).toHaveAttribute('type', 'email');
  await expect(careers.field('user_phone')).toHaveAttribute('type', 'tel');
  await expect(careers.field('portfolio')).toHaveAttribute('type', 'url');
  await expect(careers.field('resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  for (const name of ['user_name', 'user_email', 'user_phone', 'resume']) {
    await expect(careers.field(name)).toHaveAttribute('required');
  }
  await expect(careers.field('portfolio')).not.toHaveAttribute('required');
});

test('§8 an application with a 4 MB PDF arrives by mail, byte-identical', async ({
  page,
  mailbox,
}) => {
  const careers = new CareersPage(page);
  const resume = pdf(4 * MEGABYTE, 'سيرة ذاتية.pdf');
  await careers.open();
  await careers.fill();
  await careers.choose(resume);
  await careers.send.click();
  await expect(careers.toasts.getByText(SENT)).toBeVisible();
  await expect(careers.form.getByText(SENT)).toBeVisible();
  expect(await careers.content()).toEqual(['', '', '', '']);
  await expect(careers.form.getByText('سيرة ذاتية.pdf')).toBeHidden();
  const mail = await mailbox.receive(APPLICANT.portfolio);
  for (const value of Object.values(APPLICANT)) expect(mail.text).toContain(value);
  expect(mail.text).toContain(labels.user_phone);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]?.content.equals(resume.buffer)).toBe(true);
});

test('§7 it is sent in the fields of the official library', async ({ page }) => {
  const careers = new CareersPage(page);
  await careers.open();
  await careers.fill();
  await careers.choose(pdf(2000));
  // Playwright does not report request bodies that contain a file.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const names = [...(body as FormData).keys()];
      document.body.dataset.sent = JSON.stringify([names, (body as FormData).get('lib_version')]);
      send.call(this, body);
    };
  });
  await careers.send.click();
  await expect(careers.toasts.getByText(SENT)).toBeVisible();
  const [names, version] = await page.evaluate(() => JSON.parse(`${document.body.dataset.sent}`));
  expect(names).toEqual([
    ...DETAILS,
    'resume',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
  expect(version).toBe('4.3.3');
});

test.describe('§5 rejected beside the field, with all input kept:', () => {
  for (const [what, resume, message] of [
    ['a renamed program', file('cv.pdf', PROGRAM), 'not the PDF or Word document'],
    ['a file of another kind', file('cv.exe', PROGRAM), 'has to be a .pdf, .doc or .docx file'],
    ['a file of 12 MB', pdf(12 * MEGABYTE), 'is larger than 5 MB'],
    ['an empty file', file('cv.docx', Buffer.alloc(0)), 'is an empty file'],
  ] as const) {
    test(what, async ({ page }) => {
      const careers = new CareersPage(page);
      await careers.open();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.method()));
      await careers.fill();
      await careers.choose(resume);
      await careers.send.click();
      await expect(careers.field('resume')).toBeFocused();
      await expect(careers.field('resume')).toHaveAttribute('aria-invalid', 'true');
      await expect(careers.field('resume')).toHaveAccessibleDescription(new RegExp(message));
      expect(await careers.content()).toEqual([...Object.values(APPLICANT), resume.name]);
      expect(requests).not.toContain('POST');
    });
  }

  test('an invalid e-mail and an invalid portfolio URL', async ({ page }) => {
    const careers = new CareersPage(page);
    const input = { ...APPLICANT, user_email: 'huda@', portfolio: 'huda.example' };
    await careers.open();
    await careers.fill(input);
    await careers.choose(pdf(2000));
    await careers.send.click();
    await expect(careers.field('user_email')).toBeFocused();
    await expect(careers.field('user_email')).toHaveAccessibleDescription(
      /Your Email is not valid! Provide valid email/,
    );
    await expect(careers.field('portfolio')).toHaveAccessibleDescription(/whole address/);
    expect(await careers.content()).toEqual([...Object.values(input), 'V-31-Huda.pdf']);
  });

  test('missing required fields, with the focus on the first', async ({ page }) => {
    const careers = new CareersPage(page);
    await careers.open();
    await careers.send.click();
    await expect(careers.field('user_name')).toBeFocused();
    await expect(careers.form.getByText(/is a required field$/)).toHaveText([
      `${labels.user_name} is a required field`,
      `${labels.user_email} is a required field`,
      `${labels.user_phone} is a required field`,
      `${labels.resume} is a required field`,
    ]);
  });
});

test('the form states the purpose of the data and links to data protection', async ({ page }) => {
  await page.goto('/careers');
  const note = page.locator('#apply form p').filter({ hasText: form.purpose });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '/data-protection');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible with errors shown, ${colorScheme}`, async ({ page }) => {
    const careers = new CareersPage(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await careers.open();
    await careers.choose(file('cv.pdf', PROGRAM));
    await careers.send.click();
    await expect(careers.field('user_name')).toBeFocused();
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });
}

test.describe('careers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the application arrives with its file, and the thank-you page is shown', async ({
    page,
    mailbox,
  }) => {
    const careers = new CareersPage(page);
    const resume = pdf(30_000, 'plain.pdf');
    await page.goto('/careers');
    await careers.fill({ ...APPLICANT, user_name: 'Plain Applicant' });
    await careers.choose(resume);
    await careers.send.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    for (const sentence of readThankYou().next) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    const { attachments } = await mailbox.receive('Plain Applicant');
    expect(attachments[0]?.content.equals(resume.buffer)).toBe(true);
  });

  test('§5 the desk rejects a renamed program and keeps the input', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/422/);
    const careers = new CareersPage(page);
    await page.goto('/careers');
    await careers.fill();
    await careers.choose(file('cv.pdf', PROGRAM));
    await careers.send.click();
    await expect(page.getByText(/not the PDF or Word document/).first()).toBeVisible();
    for (const name of DETAILS) {
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(APPLICANT[name]);
    }
  });

  test('a vacancy opens', async ({ page }) => {
    const { number, title, where } = firstOf(vacancies.items);
    const vacancy = page.locator(`#${number}`);
    await page.goto('/careers');
    await expect(vacancy.getByText(where, { exact: true })).toBeHidden();
    await vacancy.locator('summary').filter({ hasText: title }).click();
    await expect(vacancy.getByText(where, { exact: true })).toBeVisible();
  });
});
