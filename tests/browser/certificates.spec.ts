// Certificates: spec §2.4, §4 (certificate modal), §9.
import { type Certificate, readCertificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { labels, certificates } = readCertificates();
const iso = certificates.filter(({ page }) => page === 'iso');
const registrations = certificates.filter(({ page }) => page === 'registrations');
const registration = firstOf(registrations);
const [beforeLast, last] = iso.slice(-2);
if (!beforeLast || !last) throw new Error('/certification needs two certificates');

const linkName = ({ title }: Certificate) => fill(labels.open, { title });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 each certificate has number, scope and dates, and links to its drawing', async ({
    page,
  }) => {
    for (const [path, shown] of [
      ['/certification', iso],
      ['/iso-certifications', registrations],
    ] as const) {
      await page.goto(path);
      const cells = page.locator('#certificates li');
      await expect(cells.getByRole('heading', { level: 3 })).toHaveText(
        shown.map(({ title }) => title),
      );
      await expect(cells.locator('img')).toHaveCount(shown.length);
      for (const [index, certificate] of shown.entries()) {
        const cell = cells.nth(index);
        const { number, platform, scope, issued, expires, image } = certificate;
        const facts = [
          [labels.number, number],
          ...(platform ? [[labels.platform, platform]] : []),
          [labels.scope, scope],
          [labels.issued, issued],
          [labels.expires, expires ?? labels.noExpiry],
        ];
        await expect(cell.getByRole('term')).toHaveText(facts.map(([term = '']) => term));
        await expect(cell.getByRole('definition')).toHaveText(facts.map(([, fact = '']) => fact));
        const files = [image.src, ...(image.pdf ? [image.pdf.src] : [])];
        for (const [place, link] of (await cell.getByRole('link').all()).entries()) {
          await expect(link).toHaveAttribute('href', files[place] ?? '');
        }
        await expect(cell.getByRole('link')).toHaveCount(files.length);
      }
    }
    await page.goto('/certification');
    await page.getByRole('link', { name: linkName(last) }).click();
    await expect(page).toHaveURL(last.image.src);
  });
});

test('§4 a certificate is enlarged in a dialog, which its button and a click outside close', async ({
  page,
}) => {
  const { title, number } = registration;
  await page.goto('/iso-certifications');
  await hydrated(page);
  const opener = page.getByRole('link', { name: linkName(registration) });
  const dialog = page.getByRole('dialog', { name: title });

  await test.step('it is large and centred; its button closes it', async () => {
    await opener.click();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    if (!box) throw new Error('The dialog has no box');
    expect(box.width).toBeGreaterThan(800);
    expect(Math.abs(box.x * 2 + box.width - 1440)).toBeLessThan(20);
    expect(Math.abs(box.y * 2 + box.height - 900)).toBeLessThan(20);
    // Only the sample's certificates are specimens.
    const alt = labels.specimen ? `${title}. ${labels.specimen}` : title;
    const image = dialog.getByRole('img', { name: alt, exact: true });
    expect((await image.boundingBox())?.height).toBeGreaterThan(500);
    await expect(dialog).toContainText(number);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a text selection that ends outside does not close it', async () => {
    await opener.click();
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opener.click();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeGreaterThan(340);
    expect(box?.width).toBeLessThanOrEqual(390);
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('its link opens the drawing; going back closes it', async () => {
    await opener.click();
    await dialog.getByRole('link', { name: labels.full }).click();
    await expect(page).toHaveURL(registration.image.src);
    await page.goBack();
    await expect(page).toHaveURL('/iso-certifications');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('§4 keyboard: Enter opens, arrows wrap, Escape closes and restores the focus, in short windows too', async ({
  page,
}) => {
  const { title: first } = firstOf(iso);
  await page.goto('/certification');
  await hydrated(page);
  const opener = page.getByRole('link', { name: linkName(beforeLast) });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(beforeLast.title);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(last.title);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(first);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog).toHaveAccessibleName(first);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toHaveAccessibleName(last.title);
  await expect(dialog.getByRole('status')).toContainText(
    fill(labels.position, { n: iso.length, total: iso.length }),
  );
  await dialog.getByRole('button', { name: labels.previous }).click();
  await expect(dialog).toHaveAccessibleName(beforeLast.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await test.step('in a short window the enlarged drawing is still larger than the thumbnail', async () => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const thumbnail = await opener.locator('img').boundingBox();
      await opener.click();
      const image = await dialog.getByRole('img').boundingBox();
      expect(image?.height, `at ${width}×${height}`).toBeGreaterThan(thumbnail?.height ?? Infinity);
      await dialog.getByText(labels.full).scrollIntoViewIfNeeded();
      await expect(dialog.getByRole('link').last()).toBeInViewport();
      await page.keyboard.press('Escape');
    }
  });
});
