// The editor at /office, in a real Chromium on a real directory of files.
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { knownPaths } from '#app/content/paths.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { expect, test } from '../fixtures.ts';
import { type Office, openOffice, startOffice } from '../office.ts';
import { manifest } from '../pages.ts';

const files = new Map(
  globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] }).map((path) => [
    path,
    readFileSync(path),
  ]),
);

let office: Office;
test.beforeAll(async () => {
  office = await startOffice(officeConfiguration());
});
test.afterAll(() => office.close());

/** URLs on other hosts that the editor requests. */
function otherHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== office.url) asked.push(request.url());
  });
  return asked;
}

test('shows its icons, saves a change into its file and requests no other host', async ({
  page,
}) => {
  const asked = otherHosts(page);
  const repository = await openOffice(page, office.url, files);
  await expectIcons(page);
  await page.getByRole('gridcell', { name: 'Partners', exact: true }).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Helmstad: Instruments');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => repository.changes()).toEqual(['content/partners.yaml']);
  const [before] = parse(String(files.get('content/partners.yaml')));
  expect(await repository.read('content/partners.yaml')).toBe(
    String(files.get('content/partners.yaml')).replace(before.name, "'Helmstad: Instruments'"),
  );
  expect(asked).toEqual([]);
});

/** Expects the icon font: as plain letters, an icon's name would be several times as wide. */
async function expectIcons(page: Page): Promise<void> {
  const icon = page.locator('.material-symbols-outlined:visible').first();
  await expect(icon).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const { height, width } = (await icon.boundingBox()) ?? { height: 0, width: 0 };
  expect(width).toBeLessThanOrEqual(height * 1.1);
  expect(
    await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ),
  ).toContainEqual(expect.stringContaining('Material Symbols Outlined'));
}

test('a link field suggests the address of every page, and accepts a section of one', async ({
  page,
}) => {
  const repository = await openOffice(page, office.url, files);
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => {
    location.hash = '/collections/pages/entries/thank-you';
  });
  // The editor renders only fields in the window.
  const links = page.getByRole('group', { name: /Links/ }).first();
  await links.scrollIntoViewIfNeeded();
  await links.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const link = page
    .getByRole('group', { name: /Leads to/ })
    .getByRole('combobox')
    .first();
  const offered = await link.evaluate((box: HTMLInputElement) =>
    [...(box.list?.options ?? [])].map(({ value }) => value),
  );
  expect(offered.toSorted()).toEqual([...knownPaths()].toSorted());
  await link.fill('/contact#form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => parse(await repository.read('content/thank-you.yaml')).links[0].to)
    .toBe('/contact#form');
});

test('shows both languages of a file beside each other, and writes facts once', async ({
  page,
}) => {
  const [, other] = LANGUAGES;
  test.skip(other === undefined, 'The site has one language.');
  const paths = ['content/clients.yaml', `content/${other?.code}/clients.yaml`];
  const repository = await openOffice(page, office.url, files);
  await page.getByRole('gridcell', { name: 'Clients', exact: true }).click();
  const translated = page.getByRole('group', { name: /^Edit .* Content$/ }).nth(1);
  await translated.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const name = translated.getByRole('textbox', { name: 'Name', exact: true }).first();
  await expect(name).toHaveAttribute('dir', other?.direction ?? '');
  await name.fill('عميل');
  await page.getByRole('button', { name: 'Save' }).click();
  // The translation first, which has changed.
  for (const path of paths.toReversed()) {
    const expected: { name: string }[] = parse(readFileSync(path, 'utf8'));
    if (path !== paths[0] && expected[0]) expected[0].name = 'عميل';
    await expect.poll(async () => parse(await repository.read(path))).toEqual(expected);
  }
});

test('is hidden from search engines and from a frame, and scripts come from this site only', async ({
  page,
}) => {
  const response = await page.goto(`${office.url}/office/`);
  expect(page.url()).toBe(`${office.url}/office`);
  const headers = response?.headers() ?? {};
  expect(headers['x-robots-tag']).toBe('noindex');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("connect-src 'self' blob: data:;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('is absent from a site without a repository', () => {
  test.skip(readSettings().office !== undefined, 'The settings name a repository.');
  expect(Object.keys(manifest.files).filter((path) => path.startsWith('/office'))).toEqual([]);
});
