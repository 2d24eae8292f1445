// A vacancy whose closing date passes while the desk runs and a visitor reads: decision 0205.
import { readInterface } from '#app/content/interface.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { createManualClock } from '#desk/testing/manual-clock.ts';
import { violationsIn } from '../axe.ts';
import { firstOf } from '../content.ts';
import { builtSite, startDesk } from '../desk.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { manifest, plainHtml, textOf } from '../pages.ts';

const { banner, vacancies: texts } = readCareers();
const { labels } = readInterface().form.application;

/** The vacancy that closes first. */
const [vacancy] = readVacancies().toSorted((a, b) => (a.closes < b.closes ? -1 : 1));

test('a vacancy closes: list, form and its own page follow, also for an open tab', async ({
  page,
  complaints,
}) => {
  if (!vacancy) return test.skip(true, 'the content has no vacancy');
  complaints.expect(/status of 410/);
  const [later] = manifest.files[vacancyPath(vacancy)]?.later ?? [];
  const clock = createManualClock(Date.parse(later?.from ?? '') - 1);
  const desk = await startDesk({}, { site: await builtSite(), clock });
  const address = desk.url + vacancyPath(vacancy);
  const position = `${vacancy.number} ${vacancy.title}`;
  const inList = page.locator('#vacancies').getByRole('link', { name: vacancy.title, exact: true });
  const options = page.getByLabel(labels.vacancy).locator('option', { hasText: position });

  await page.goto(`${desk.url}/careers`);
  await expect(options).toHaveCount(1);
  await inList.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toHaveText(vacancy.title);
  await expect(page.locator('[name=vacancy]')).toHaveValue(position);

  clock.advance(1);
  await page.getByRole('navigation').getByRole('link', { name: banner.title }).first().click();
  await expect(page).toHaveURL(`${desk.url}/careers`);
  await expect(page.locator('h1')).toHaveText(banner.title);
  await expect(inList).toHaveCount(0);
  await expect(options).toHaveCount(0);

  expect((await page.goto(address))?.status()).toBe(410);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: texts.closed.title })).toBeVisible();
  await expect(page.locator('[name=resume]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: texts.closed.link, exact: true }).click();
  await expect(page).toHaveURL(`${desk.url}/careers#vacancies`);
  await desk.close();
});

test('a vacancy has summaries in languages of its crew, each marked as such', () => {
  const summarised = firstOf(
    readVacancies(),
    ({ summaries }) => summaries.length > 0,
    'vacancy with a summary',
  );
  for (const { language, direction, name, text } of summarised.summaries) {
    const mark = `<div lang="${language}" dir="${direction}"`;
    const [, summary = ''] = plainHtml(vacancyPath(summarised)).split(mark);
    expect(
      textOf(mark + summary)
        .split('|')
        .slice(1, 3),
    ).toEqual([name, text]);
  }
});
