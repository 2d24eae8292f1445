// The careers page and its application form: spec §2.4, §3, §5, §7, §8; delivery and use without
// JavaScript: decisions 0002, 0007.

import { readInterface } from '#app/content/interface.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { readThankYou } from '#app/corporate/thank-you/content.server.ts';
import { doc } from '#desk/testing/documents.ts';
import { violationsIn } from '../axe.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import {
  APPLICANT,
  CareersPage,
  DETAILS,
  file,
  MEGABYTE,
  openVacancies,
  PROGRAM,
  pdf,
} from '../page-objects/careers.ts';

const { banner, day, vacancies, sections, form, news } = readCareers();
const { scrollToTop, form: words } = readInterface();
const { hints, labels, file: fileTexts } = words.application;

test('§2.4 §5 vacancies come first, then working conditions, then the form, which the banner links to', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  await expect(page.locator('h1')).toHaveText(banner.title);
  const [newest] = openVacancies;
  await expect(page.getByText(newest ? vacancies.lead : vacancies.empty)).toBeVisible();
  const titles = [vacancies, ...(day ? [day] : []), ...sections, news, form].map(
    ({ title }) => title,
  );
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  expect((await headings.allTextContents()).filter((heading) => titles.includes(heading))).toEqual(
    titles,
  );

  const names = await careers.form
    .locator('input:not([type=hidden])')
    .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
  expect(names.filter((name) => name !== 'second_note')).toEqual([...DETAILS, 'resume']);
  await expect(careers.field('user_email')).toHaveAttribute('type', 'email');
  await expect(careers.field('user_phone')).toHaveAttribute('type', 'tel');
  await expect(careers.field('portfolio')).toHaveAttribute('type', 'url');
  await expect(careers.field('resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  for (const name of ['user_name', 'user_email', 'user_phone', 'resume']) {
    await expect(careers.field(name)).toHaveAttribute('required');
  }
  await expect(careers.field('portfolio')).not.toHaveAttribute('required');
  // A file field's role has no required state.
  await expect(page.getByLabel(labels.resume)).toHaveAccessibleDescription(
    new RegExp(`^${hints.resume.split('.')[0]}`),
  );

  const note = careers.form.locator('p').filter({ hasText: form.purpose });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '/data-protection');

  const apply = page.locator('main').getByRole('link', { name: form.title, exact: true }).first();
  await expect(apply).toBeInViewport();
  await apply.click();
  await expect(page.locator('#apply h2')).toBeInViewport();
});

test('later vacancies, conditions and next steps are folded on phones; their addresses open them, and print has all', async ({
  page,
}) => {
  const opened = page.locator('main details[open]');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  await hydrated(page);
  for (const id of ['vacancies', 'apply']) {
    await page.goto(`/careers#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
    await expect(opened, `#${id} leaves later parts closed`).toHaveCount(0);
  }
  const addresses = [...openVacancies.map(({ number }) => number), ...sections.map(({ id }) => id)];
  for (const id of addresses) {
    await page.goto(`/careers#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  const [first] = sections;
  const terms = page.locator(`[id="${first?.id}"] [data-fold]`);
  for (const fold of await terms.all()) await expect(fold).toHaveAttribute('open');

  await expect(page.locator('main details details'), 'nothing is folded twice').toHaveCount(0);

  const parts = page.locator('main details > :not(summary)');
  await page.goto('/contact');
  await page.goto('/careers');
  await expect(opened).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const part of await parts.all()) await expect(part).toBeVisible();
});

test('on wide screens vacancies and terms are shown, and the other conditions open one by one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  await hydrated(page);
  for (const part of await page.locator('main [data-fold] > :not(summary)').all()) {
    await expect(part).toBeVisible();
  }
  for (const { id, title } of sections.slice(1)) {
    const part = page.locator(`[id="${id}"]`);
    await expect(part).toBeHidden();
    await page.getByRole('heading', { name: title, exact: true }).click();
    await expect(part).toBeVisible();
    await expect(part.locator('table, dl, ol').first()).toBeVisible();
  }
});

test('§7 §8 an application with a 4 MB PDF arrives by mail, byte-identical', async ({
  page,
  mailbox,
}) => {
  const careers = new CareersPage(page);
  const resume = pdf(4 * MEGABYTE, 'سيرة ذاتية.pdf');
  await careers.open();
  await careers.fill();
  const position = openVacancies.map(({ number, title }) => `${number} ${title}`).at(-1);
  const select = careers.form.getByLabel(labels.vacancy);
  await expect(select).toHaveCount(position ? 1 : 0);
  if (position) await select.selectOption(position);
  await careers.choose(resume);
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
  await expect(careers.form.getByText(SENT)).toBeVisible();
  expect(await careers.content()).toEqual(['', '', '', '']);
  await expect(careers.form.getByText('سيرة ذاتية.pdf')).toBeHidden();
  expect(await page.evaluate(() => JSON.parse(`${document.body.dataset.sent}`))).toEqual([
    [
      ...(position ? ['vacancy'] : []),
      ...DETAILS,
      'resume',
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ],
    '4.3.3',
  ]);
  const mail = await mailbox.receive(APPLICANT.portfolio);
  for (const value of Object.values(APPLICANT)) expect(mail.text).toContain(value);
  expect(mail.text).toContain(labels.user_phone);
  expect(mail.subject).toContain(position ?? APPLICANT.user_name);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]?.content.equals(resume.buffer)).toBe(true);
});

test('§5 input is rejected beside its field and kept', async ({ page }) => {
  const careers = new CareersPage(page);
  await careers.open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));

  await careers.send.click();
  await expect(careers.field('user_name')).toBeFocused();
  await expect(careers.form.getByText(/is a required field$/)).toHaveText([
    `${labels.user_name} is a required field`,
    `${labels.user_email} is a required field`,
    `${labels.user_phone} is a required field`,
    `${labels.resume} is a required field`,
  ]);

  await expect(careers.form.getByText(fileTexts.choose, { exact: true })).toBeVisible();
  await expect(careers.form.getByText(fileTexts.none, { exact: true })).toBeVisible();

  const input = { ...APPLICANT, user_email: 'huda@', portfolio: 'huda' };
  await careers.fill(input);
  await careers.choose(pdf(2000));
  await careers.send.click();
  await expect(careers.field('user_email')).toBeFocused();
  await expect(careers.field('user_email')).toHaveAccessibleDescription(
    /Your Email is not valid! Provide valid email/,
  );
  await expect(careers.field('portfolio')).toHaveAccessibleDescription(/whole address/);
  expect(await careers.content()).toEqual([...Object.values(input), 'V-31-Huda.pdf']);

  await careers.field('portfolio').fill('huda.example/works');
  await careers.field('user_name').focus();
  await expect(careers.field('portfolio')).toHaveValue('https://huda.example/works');
  await expect(careers.field('portfolio')).toHaveAccessibleDescription(hints.portfolio);
  const toTop = page.getByRole('button', { name: scrollToTop });
  await expect(toTop).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // It would be over the ends of the lines that say what is wrong.
  await expect(toTop).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });

  await careers.fill();
  for (const [resume, message] of [
    [file('cv.pdf', PROGRAM), 'is not a PDF or Word document'],
    [file('cv.doc', doc({}, true)), 'remove the password'],
    [file('cv.doc', Buffer.from('{\\rtf1')), 'save it as PDF and send that'],
    [file('cv.exe', PROGRAM), 'has to be a .pdf, .doc or .docx file'],
    [pdf(6 * MEGABYTE), 'is larger than 5 MB'],
    [file('cv.docx', Buffer.alloc(0)), 'is an empty file'],
  ] as const) {
    await careers.choose(resume);
    await careers.send.click();
    await expect(careers.field('resume')).toBeFocused();
    await expect(careers.field('resume')).toHaveAttribute('aria-invalid', 'true');
    await expect(careers.field('resume')).toHaveAccessibleDescription(new RegExp(message));
    expect(await careers.content()).toEqual([...Object.values(APPLICANT), resume.name]);
  }
  expect(requests).not.toContain('POST');
});

test('is accessible with errors shown, light and dark', async ({ page }) => {
  const careers = new CareersPage(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await careers.open();
    await careers.choose(file('cv.pdf', PROGRAM));
    await careers.send.click();
    await expect(careers.field('user_name')).toBeFocused();
    expect.soft(await violationsIn(page, 'main'), colorScheme).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 the address of a folded part opens it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { id } of sections.slice(1)) {
      await page.goto('/contact');
      await page.goto(`/careers#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    }
  });

  test('§5 an application for a vacancy: a rejected one comes back, and arrives with another file', async ({
    page,
    mailbox,
    complaints,
  }) => {
    complaints.expect(/422/);
    const careers = new CareersPage(page);
    const resume = pdf(30_000, 'plain.pdf');
    const input = { ...APPLICANT, user_name: 'Plain Applicant' };
    const [vacancy] = openVacancies;
    await page.goto('/careers');
    if (vacancy) {
      const apply = `${vacancies.labels.apply}: ${vacancy.title}`;
      await page.getByRole('link', { name: apply, exact: true }).click();
      await expect(page).toHaveURL(`${vacancyPath(vacancy)}#apply`);
      await expect(page.getByText(vacancy.rotation, { exact: true })).toBeVisible();
    }

    await careers.fill(input);
    await careers.choose(file('cv.pdf', PROGRAM));
    await careers.send.click();
    await expect(page.getByText(/is not a PDF or Word document/).first()).toBeVisible();
    for (const name of DETAILS) {
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(input[name]);
    }

    await page.locator('[name=resume]').setInputFiles(resume);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    for (const sentence of readThankYou().next) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    const { attachments, subject } = await mailbox.receive('Plain Applicant');
    if (vacancy) expect(subject).toContain(`${vacancy.number} ${vacancy.title}`);
    expect(attachments[0]?.content.equals(resume.buffer)).toBe(true);
  });
});
