// Decision 0020: further tasks of the office, by the names that the editor has in English and in Arabic. Conflicts, crashes
// and earlier versions: office-unsaved.spec.ts; a later translation, and undoing: office-later.spec.ts.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { filled } from '#office/texts.ts';
import { violationsIn } from '../axe.ts';
import { expect } from '../fixtures.ts';
import { isWhole } from '../office.ts';
import { inOneWindow, type Opened } from '../office-task.ts';

const ABOUT = 'media/pictures/about.jpg';

const widthOf = (picture: Locator) =>
  picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

inOneWindow(
  'fields are found, pictures cropped, notes scheduled, and pages seen beside the form',
  'en-GB',
  {
    'a field is found by its name, and a person by the name': findField,
    'a part of a picture is shown, and its most important point': showPart,
    'a note waits for its day': schedule,
    'the page beside the form has what is not saved yet, and only there': seePage,
  },
);

inOneWindow('pictures and pages are added', 'ar-SA', {
  'the start and a form have no accessibility violations, and fit a phone': expectSound,
  'a photograph of a telephone is upright, and is not saved without its text': uploadPhotograph,
  'a page is added, and then hidden': addPage,
});

async function expectSound({ page, files }: Opened) {
  const names = async () => (await violationsIn(page)).map(({ id }) => id);
  await page.getByRole('listitem').first().waitFor();
  expect(await names()).toEqual([]);
  await page.goto(`${files.url}/office#/portfolio`);
  const entry = page.getByRole('main').locator('ol > li').first();
  await entry.getByRole('button').first().click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await names()).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
}

async function showPart(opened: Opened) {
  const { page, files, office, words } = opened;
  const { texts } = office;
  files.write(ABOUT, readFileSync(ABOUT));
  await office.open('Pictures');
  const about = await office.own.entry('Pictures', 'about');
  /** Where a part of the picture in a field is on the screen. */
  const placesIn = async (field: string) => {
    const picture = page.getByRole('group', { name: words.t(field) }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return (left: number, top: number) => [x + width * left, y + height * top] as const;
  };
  await about.in('Part that is shown').press(texts.change);
  const at = await placesIn('Part that is shown');
  const handle = (which: keyof typeof texts.cropHandles) =>
    page.getByRole('slider', { name: texts.cropHandles[which] });
  await page.mouse.move(...at(1, 1));
  await page.mouse.down();
  await page.mouse.move(...at(0.6, 0.9));
  await page.mouse.up();
  await expect(handle('end')).toHaveAttribute('aria-valuetext', '60 %, 90 %');
  await handle('start').press('ArrowRight');
  await handle('start').press('ArrowDown');
  await handle('middle').press('ArrowRight');
  // The picture above it has its size by now.
  await page.mouse.click(...(await placesIn('Most important point'))(0.25, 0.75));
  await office.save();
  const [saved] = parse(files.read('content/pictures.yaml'));
  expect(saved).toMatchObject({
    crop: { left: 2, top: 1, width: 59, height: 89 },
    focus: { left: 25, top: 75 },
  });
  expect(files.changes()).toEqual(['content/pictures.yaml', ABOUT]);
  // The site's own files of it may be those of the part by now.
  await office.own.entry('Pictures', 'about');
  const whole = page.getByRole('group', { name: words.t('Part that is shown') }).locator('img');
  await expect.poll(() => widthOf(whole)).toBe(1440);
}

async function uploadPhotograph(opened: Opened) {
  const { page, files, office, words, complaints } = opened;
  complaints.expect(/status of 422/);
  await office.open('Pictures');
  const added = await office.own.add('Pictures', 'Picture');
  await expect(added.control('File')).toBeFocused();
  /** As a telephone that was held upright writes it. */
  const take = async (name: string, width: number, height: number) => {
    const picture = sharp({ create: { width, height, channels: 3, background: 'navy' } });
    const buffer = await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await added.upload('File', { name, mimeType: 'image/jpeg', buffer });
  };
  await take('narrow.jpg', 900, 400);
  await expect(page.getByRole('alert')).toContainText('at least 480 px wide, got 400 × 900');
  if (isWhole) {
    const large = sharp({
      create: { width: 4000, height: 4000, channels: 3, background: 'navy' },
    });
    const buffer = await large.png({ compressionLevel: 0 }).toBuffer();
    await added.upload('File', { name: 'large.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('large.jpg', { exact: true })).toBeVisible();
  }
  await take('IMG_2041.JPG', 1200, 900);
  await expect(added.control('Short name')).toHaveValue('img-2041');
  const shown = page.getByRole('group', { name: words.t('Most important point') }).locator('img');
  const size = () =>
    shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]);
  await expect.poll(size).toEqual([900, 1200]);
  await office.saveButton.click();
  const missing = page
    .getByRole('alert')
    .getByRole('listitem')
    .filter({ hasText: words.t('Alternative text') });
  // In both languages.
  await expect(missing).toHaveCount(1);
  await added.fill('Alternative text', 'A pump on its base.');
  await office.translation.last('Pictures').fill('Alternative text', 'مضخة على قاعدتها.');
  await office.save();
  expect(files.changes()).toEqual([
    'content/ar/pictures.yaml',
    'content/pictures.yaml',
    'media/pictures/img-2041.jpg',
  ]);
  expect(parse(files.read('content/pictures.yaml')).at(-1)).toMatchObject({ id: 'img-2041' });
  // Before the site has it, in this window and in another.
  const thumbnail = page.getByRole('button', { name: 'img-2041', exact: true }).locator('img');
  await expect.poll(() => widthOf(thumbnail)).toBe(900);
  await page.reload();
  await thumbnail.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(thumbnail)).toBe(900);
}

async function seePage({ page, files, office, complaints }: Opened) {
  // The field of the search, in the frame of another origin.
  complaints.allow(/Blocked autofocusing/);
  const { texts } = office;
  const before = files.changes();
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
  expect(files.changes()).toEqual(before);
  await office.own.fill('Title', 'Our Vision');
  // The test's server has few pages.
  complaints.allow(/404/);
  await office.open('Vacancies');
  await press(page, texts.preview);
  await expect(page.getByText(texts.previewPrepared)).toBeVisible();
  await office.own.entry('Vacancies', 'Pipe welder, 6G, GTAW and SMAW');
  const vacancy = office.own.nth('Vacancies', 0);
  await vacancy.fill('Title', 'Pipe welder');
  await expect(title).toHaveText('Pipe welder');
  await expect(page.getByText(texts.previewAdvice)).toBeVisible();
  await vacancy.fill('Title', 'Pipe welder, 6G, GTAW and SMAW');
  if (!isWhole) return;
  await office.open('Our Vision');
  await press(page, texts.preview);
  await office.translation.fill('Title', 'رؤيتنا لعام 2031');
  await page.getByRole('complementary').getByRole('button', { name: 'العربية' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
    'رؤيتنا لعام 2031',
    // A server of that language starts first.
    { timeout: 100_000 },
  );
}

async function schedule({ page, files, office }: Opened) {
  await office.open('Notes');
  const note = await office.own.entry('Notes');
  await note.fill('Shown from', '2099-12-03');
  await note.fill('Shown until', '2099-12-01');
  await office.saveButton.click();
  await expect(page.getByRole('alert')).toContainText('expected a date from 2099-12-03');
  await note.fill('Shown until', '2099-12-24');
  const named = (day: string) =>
    page.evaluate((date) => {
      const isArabic = document.documentElement.lang === 'ar';
      const locale = isArabic ? 'ar-u-nu-latn-ca-gregory' : 'en-GB';
      return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
    }, day);
  const words = filled(office.texts.schedule.laterUntil, {
    from: await named('2099-12-03'),
    until: await named('2099-12-24'),
  });
  await expect(page.getByText(words)).toBeVisible();
  await office.save();
  const [first] = parse(files.read('content/articles.yaml')).articles;
  expect(first).toMatchObject({ from: '2099-12-03', until: '2099-12-24' });
  await page.getByRole('link', { name: office.texts.all }).click();
  const scheduled = page.getByRole('region', { name: office.texts.scheduled });
  await expect(scheduled.getByRole('link')).toContainText(words);
}

async function findField(opened: Opened) {
  const { page, office, words } = opened;
  const search = page.getByRole('searchbox', { name: office.texts.search });
  const placed = (...labels: string[]) =>
    page.getByRole('link', { name: labels.map(words.t).join(' › ') });
  await search.fill(words.t('Sales'));
  await placed('Telephone numbers', 'Sales').click();
  await expect(office.own.in('Telephone numbers').control('Sales')).toBeFocused();
  await page.getByRole('link', { name: office.texts.all }).click();
  await search.fill('nawaf al-dirati');
  await expect(page.getByRole('link', { name: words.t('Key persons'), exact: true })).toBeVisible();
  const [list, name] = ['Key person', 'Name'].map(words.t);
  await page.getByRole('link', { name: new RegExp(`^${list} \\d+ › ${name}$`) }).click();
  const field = office.own.nth('Key persons', 2).control('Name');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Nawaf Al-Dirati');
}

async function addPage({ page, files, office, words }: Opened) {
  const { texts } = office;
  const before = files.changes();
  await page.getByRole('link', { name: texts.all }).click();
  await press(page, texts.addPage);
  await page.getByLabel(texts.pageTitle).fill('Scaffolding');
  await page.getByRole('dialog').getByRole('button', { name: texts.addPage }).click();
  await office.own.fill('Title', 'Scaffolding and access');
  await office.translation.fill('Title', 'السقالات');
  await office.own.fill('Introduction', 'We build our own scaffolds.');
  await office.translation.fill('Introduction', 'نبني سقالاتنا بأنفسنا.');
  await office.saveButton.click();
  const refusal = page.getByRole('alert');
  await expect(refusal.getByRole('listitem').first()).toContainText(texts.mistakes.missing);
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
  expect(files.changes().filter((path) => !before.includes(path))).toEqual([
    'content/ar/pages/scaffolding.yaml',
    'content/pages/scaffolding.yaml',
  ]);

  await office.open('Settings');
  await office.own.add('Hidden pages', 'Page');
  await page.keyboard.type('/scaffolding');
  await office.save();
  expect(parse(files.read('content/site.yaml')).hidden).toEqual(['/scaffolding']);
}
