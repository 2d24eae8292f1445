// Footer and call to action: spec §2.1.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { readCompany } from '#app/content/company.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readProfileFile } from '#app/content/profile-file.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { elementsOf } from '#tools/postbuild/html.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { readPage } from '../pages.ts';

const { footer, callToAction } = readLayout();
const { profile } = readProfileFile();
const { name, arabicName, networks, mobile, whatsapp } = readCompany();

test('§2.1 the footer has links, a gallery, social networks and the visitor’s current year; above it is the call to action', async ({
  page,
}) => {
  // The fixture fails on a hydration error about the other year in the HTML.
  await page.clock.install({ time: '2031-06-01T12:00:00Z' });
  await page.goto('/contact');
  await hydrated(page);
  const block = page.getByRole('contentinfo');
  await expect(block).toContainText(fill(footer.copyright, { year: '2031' }));

  const linksIn = (place: Locator) =>
    place
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => ({ label: link.textContent, to: link.getAttribute('href') })),
      );
  expect(await linksIn(page.getByRole('navigation', { name: 'Footer' }))).toEqual(footer.links);
  const social = page.getByRole('list', { name: footer.socialTitle });
  expect(await linksIn(social)).toEqual(networks.map(({ label, href }) => ({ label, to: href })));
  await expect(social.locator('svg')).toHaveCount(networks.length);

  const exception = callToAction.exceptions.find(({ on }) => on.includes('/contact'));
  const { title, button, secondary } = exception ?? callToAction.corporate;
  const actions = await linksIn(page.getByRole('region', { name: title }));
  const buttons = [button, ...(secondary ? [secondary] : [])];
  expect(actions.slice(0, buttons.length)).toEqual(buttons);

  await test.step('links to the company profile are large enough to press', async () => {
    if (!profile) return;
    const profiles = page.locator(`a[href="${profile.href}"][download]`);
    await expect(profiles.first()).toBeVisible();
    for (const link of await profiles.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });

  await test.step('pictures with links', async () => {
    const links = block.locator('a:has(img)');
    await expect(links).toHaveCount(footer.gallery.length);
    for (const [index, { label, to }] of footer.gallery.entries()) {
      const link = links.nth(index);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toHaveAccessibleName(label);
      await expect(link).toHaveAttribute('href', to);
      const width = () => link.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
  });
});

test('§2.1 the footer has, without script, a year, telephone numbers, and the registered numbers with their certificates', () => {
  const html = readPage('/');
  const elements = elementsOf(html);
  const [before = ''] = footer.copyright.split('{year}');
  expect(html).toMatch(new RegExp(`${before}<span data-year="">20\\d\\d</span>`));
  const links = elements
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes.href);
  expect(links).toEqual(
    expect.arrayContaining([
      ...footer.registrations.map(({ to }) => to),
      ...(mobile ? [mobile.href] : []),
      ...(whatsapp ? [`https://wa.me/${whatsapp.href.replace('tel:+', '')}`] : []),
    ]),
  );
});

test('the footer has the Arabic name beside a name in another language only', () => {
  const isShown = (path: string) =>
    elementsOf(readPage(path)).some(({ name, text }) => name === 'p' && text === arabicName);
  expect(isShown('/contact')).toBe(name !== arabicName);
  if (LANGUAGES.slice(1).some(({ code }) => code === 'ar')) {
    const { name: shown } = parse(readFileSync('content/ar/company.yaml', 'utf8'));
    expect(isShown('/ar/contact')).toBe(shown !== arabicName);
  }
});
