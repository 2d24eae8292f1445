// The careers page: spec §2.4. Its form: careers-form.spec.ts, careers-file.spec.ts.
import { readArticles } from '#app/content/articles.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { expect, test } from '../fixtures.ts';
import { CareersPage, openVacancies } from '../page-objects/careers.ts';

const { banner, day, vacancies, sections, form, news } = readCareers();
const [newest] = openVacancies;
const hasNews = news && readArticles().articles.length > 0;

test('§2.4 §5 vacancies come first, then conditions, then the form; what phones fold opens', async ({
  page,
}) => {
  const careers = new CareersPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  await expect(page.locator('h1')).toHaveText(banner.title);
  await expect(page.getByText(newest ? vacancies.lead : vacancies.empty)).toBeVisible();
  const titles = [
    vacancies,
    ...(day ? [day] : []),
    ...sections,
    ...(hasNews ? [news] : []),
    form,
  ].map(({ title }) => title);
  const headings = await page.locator('main h2').allTextContents();
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);

  for (const [name, type, required] of [
    ['user_name', null, ''],
    ['user_email', 'email', ''],
    ['user_phone', 'tel', ''],
    ['portfolio', 'url', null],
    ['resume', 'file', ''],
  ] as const) {
    const field = careers.field(name);
    expect([await field.getAttribute('type'), await field.getAttribute('required')]).toEqual([
      type,
      required,
    ]);
  }
  await expect(careers.field('resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  const note = careers.form.locator('p').filter({ hasText: form.purpose });
  await expect(note.getByRole('link')).toHaveAttribute('href', '/data-protection');
  await page.locator('main').getByRole('link', { name: form.title, exact: true }).first().click();
  await expect(page.locator('#apply h2')).toBeInViewport();

  // What phones fold opens at its address, on paper and on wide screens.
  const opened = page.locator('main details[open]');
  for (const id of ['vacancies', 'apply']) {
    await page.goto(`/careers#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
    await expect(opened, `#${id} leaves later parts closed`).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of await page.locator('main details > :not(summary)').all()) {
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({ media: null });
  for (const id of [openVacancies.at(-1)?.number, ...sections.map((section) => section.id)]) {
    if (!id) continue;
    await page.goto(`/careers#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  for (const part of await page.locator('main [data-fold] > :not(summary)').all()) {
    await expect(part).toBeVisible();
  }
});
