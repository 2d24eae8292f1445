// Decision 0020: further tasks of the office, by the names that the editor has in English and in Arabic. Conflicts, crashes
// and earlier versions: office-unsaved.spec.ts.
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { filled } from '#office/texts.ts';
import { expect, test } from '../fixtures.ts';
import { isWhole, LOCALES, type Office } from '../office.ts';
import { wordsIn } from '../office-words.ts';
import { OfficePage, type Words } from '../page-objects/office.ts';

/** The editor, open in a language. */
interface Opened {
  page: Page;
  files: Office;
  office: OfficePage;
  words: Words;
}

/** A task in these languages; `npm run test:office` does it in each. */
function task(
  title: string,
  chosen: readonly (typeof LOCALES)[number][],
  run: (opened: Opened) => Promise<void>,
) {
  for (const locale of isWhole ? LOCALES : chosen)
    test.describe(locale, () => {
      test.use({ locale });
      test(title, async ({ page, files }) => {
        await page.goto(`${files.url}/office`);
        const words = wordsIn(locale);
        await run({ page, files, words, office: new OfficePage(page, words) });
      });
    });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

task('the focus of a picture is where somebody presses', [], async ({ page, files, office }) => {
  await office.open('Pictures');
  await office.own.entry('Pictures', 'about');
  const picture = page.getByRole('main').locator('img[src*="about-"]').last();
  const isLoaded = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height * 0.75 }, force: true });
  await office.save();
  const [about] = parse(files.read('content/pictures.yaml'));
  expect(about.focus).toEqual({ left: 25, top: 75 });
});

task(
  'the page beside the form has what is not saved yet, and only there',
  ['en-GB'],
  async ({ page, files, office }) => {
    const { texts } = office;
    await office.open('Our Vision');
    await press(page, texts.preview);
    const title = page.frameLocator('iframe').getByRole('heading');
    await expect(title).toHaveText('Our Vision');
    await office.own.fill('Title', 'Our Vision for 2031');
    await expect(title).toHaveText('Our Vision for 2031');
    await office.own.fill('Title', '<b>Wrong</b>');
    await expect(page.getByText(texts.previewWaits)).toBeVisible();
    await expect(title).toHaveText('Our Vision for 2031');
    const published = await page.request.get(`${files.url}/vision`);
    expect(await published.text()).toContain('<h1>Our Vision</h1>');
    expect(files.changes()).toEqual([]);
  },
);

task('a note waits for its day', ['en-GB'], async ({ page, files, office }) => {
  await office.open('Notes');
  const note = await office.own.entry('Notes');
  await note.fill('Shown from', '2099-12-03');
  await note.fill('Shown until', '2099-12-01');
  await office.saveButton.click();
  await expect(page.getByRole('alert')).toContainText('expected a date from 2099-12-03');
  await note.fill('Shown until', '2099-12-24');
  const words = filled(office.texts.schedule.laterUntil, {
    from: '3 December 2099',
    until: '24 December 2099',
  });
  await expect(page.getByText(words)).toBeVisible();
  await office.save();
  const [first] = parse(files.read('content/articles.yaml')).articles;
  expect(first).toMatchObject({ from: '2099-12-03', until: '2099-12-24' });
  await page.getByRole('link', { name: office.texts.all }).click();
  const scheduled = page.getByRole('region', { name: office.texts.scheduled });
  await expect(scheduled.getByRole('link')).toContainText(words);
});

task('a page is added, and then hidden', ['ar-SA'], async ({ page, files, office, words }) => {
  const { texts } = office;
  await press(page, texts.addPage);
  await page.getByLabel(texts.pageTitle).fill('Scaffolding');
  await page.getByRole('dialog').getByRole('button', { name: texts.addPage }).click();
  await office.own.fill('Title', 'Scaffolding and access');
  await office.translation.fill('Title', 'السقالات');
  await office.own.fill('Introduction', 'We build our own scaffolds.');
  await office.translation.fill('Introduction', 'نبني سقالاتنا بأنفسنا.');
  await office.saveButton.click();
  const refusal = page.getByRole('alert');
  await expect(refusal.getByRole('listitem').first()).toContainText(texts.missing);
  // A press leads to a field that is closed.
  await refusal
    .getByRole('button')
    .filter({ hasText: words.t('Group') })
    .first()
    .click();
  await office.own.choose('Group', 'Services');
  const head = office.own.in('In search engines and the browser tab');
  await head.fill('Title', 'Scaffolding');
  await head.fill('Description', 'Scaffolds of our own.');
  const other = office.translation.in('In search engines and the browser tab');
  await other.fill('Title', 'السقالات');
  await other.fill('Description', 'سقالات نملكها.');
  const end = office.own.in('End of the page');
  await end.choose('Desk', 'Company address');
  await end.fill('Ask', 'Ask for a scaffold.');
  await office.translation.in('End of the page').fill('Ask', 'اطلب سقالة.');
  const section = await office.own.add('Sections', 'Section');
  await section.fill('Title', 'Frames');
  await office.translation.last('Sections').fill('Title', 'الإطارات');
  await section.in('Blocks').press(filled(texts.add, { entry: words.t('Prose') }));
  await office.own.last('Sections').last('Blocks').fill('Text', 'Frames of steel.');
  await office.translation.last('Sections').last('Blocks').fill('Text', 'إطارات فولاذية.');
  await office.save();
  expect(files.changes()).toEqual([
    'content/ar/pages/scaffolding.yaml',
    'content/pages/scaffolding.yaml',
  ]);

  await office.open('Settings');
  await office.own.add('Hidden pages', 'Page');
  await page.keyboard.type('/scaffolding');
  await office.save();
  expect(parse(files.read('content/site.yaml')).hidden).toEqual(['/scaffolding']);
});
