// Certificates: spec §2.4, §4 (certificate modal), §9.
import { type Certificate, readCertificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

const { labels, certificates } = readCertificates();
const iso = certificates.filter(({ page }) => page === 'iso');
const registrations = certificates.filter(({ page }) => page === 'registrations');
const last = () => firstOf(iso.slice(-1), undefined, 'certificate on /certification');
const beforeLast = () =>
  firstOf(iso.slice(0, -1).toReversed(), undefined, 'second certificate there');

const linkName = ({ title }: Certificate) => fill(labels.open, { title });

test('§2.4 each certificate has number, scope and dates, and links to its drawing', () => {
  for (const [path, shown] of [
    ['/certification', iso],
    ['/iso-certifications', registrations],
  ] as const) {
    const html = readPage(path);
    const { headings, texts } = readHtml(html);
    const titles = headings.filter(({ level }) => level === 3).map(({ text }) => text);
    expect(titles).toEqual(shown.map(({ title }) => title));
    for (const { title, number, platform, scope, issued, expires, image } of shown) {
      const facts = [labels.number, number, labels.scope, scope, labels.issued, issued];
      facts.push(labels.expires, expires ?? labels.noExpiry);
      if (platform) facts.push(labels.platform, platform);
      // Title and text are before them.
      const from = texts.indexOf(title) + 2;
      expect(texts.slice(from, from + facts.length)).toEqual(facts);
      expect(html).toContain(`href="${image.src}"`);
    }
  }
});

test('§4 a certificate is enlarged in a large centred dialog, which closes', async ({
  page,
  complaints,
}) => {
  const registration = firstOf(registrations, undefined, 'certificate on /iso-certifications');
  const { title, number, image } = registration;
  // Of the browser itself, about a scan that is shown alone.
  complaints.allow(/^Applying inline style violates/);
  await page.goto('/iso-certifications');
  await hydrated(page);
  const opener = page.getByRole('link', { name: linkName(registration) });
  const dialog = page.getByRole('dialog', { name: title });
  await opener.click();
  const box = await dialog.boundingBox();
  if (!box) throw new Error('The dialog has no box');
  expect(box.width).toBeGreaterThan(800);
  expect(Math.abs(box.x * 2 + box.width - 1440)).toBeLessThan(20);
  expect(Math.abs(box.y * 2 + box.height - 900)).toBeLessThan(20);
  // Only the sample's certificates are specimens.
  const alt = labels.specimen ? `${title}. ${labels.specimen}` : title;
  const drawing = dialog.getByRole('img', { name: alt, exact: true });
  // A scan has its height once it has loaded.
  const height = async () => (await drawing.boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(500);
  await expect(dialog).toContainText(number);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  // A text selection that ends outside does not close it.
  await opener.click();
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);

  await opener.click();
  await dialog.getByRole('link', { name: labels.full }).click();
  await expect(page).toHaveURL(image.src);
  await page.goBack();
  await expect(page).toHaveURL('/iso-certifications');
  await expect(dialog).toHaveCount(0);
});

test('§4 the dialog is operated by keyboard, in the smallest window too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/certification');
  await hydrated(page);
  const opener = page.getByRole('link', { name: linkName(beforeLast()) });
  const thumbnail = await opener.locator('img').boundingBox();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(beforeLast().title);
  const enlarged = await dialog.getByRole('img').boundingBox();
  expect(enlarged?.height).toBeGreaterThan(thumbnail?.height ?? Infinity);
  for (const [key, shown] of [
    ['ArrowRight', last()],
    ['ArrowRight', firstOf(iso)],
    ['Alt+ArrowRight', firstOf(iso)],
    ['ArrowLeft', last()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toHaveAccessibleName(shown.title);
  }
  const position = fill(labels.position, { n: iso.length, total: iso.length });
  await expect(dialog.getByRole('status')).toContainText(position);
  await dialog.getByRole('button', { name: labels.previous }).click();
  await expect(dialog).toHaveAccessibleName(beforeLast().title);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
