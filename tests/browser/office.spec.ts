// The editor at /office, in a real Chromium on a real directory of files. Its tasks, also in two languages:
// tests/sample/office-tasks.spec.ts.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { knownPaths } from '#app/content/paths.server.ts';
import { REVIEW } from '#app/content/review.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { expect, test } from '../fixtures.ts';
import { openOffice, startOffice } from '../office.ts';
import { OfficePage } from '../page-objects/office.ts';
import { manifest } from '../pages.ts';

const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
/** Without the line of a text to review: the editor keeps no comment. */
const reviewed = (path: string) => readFileSync(path, 'utf8').replace(`${REVIEW}\n`, '');
const files = new Map(paths.map((path) => [path, Buffer.from(reviewed(path))]));

test('shows its icons, saves a change into its file and requests no other host', async ({
  page,
}) => {
  // The editor is bundled first.
  test.setTimeout(300_000);
  const office = await startOffice(officeConfiguration());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== office.url) asked.push(request.url());
  });
  const repository = await openOffice(page, office.url, files);
  const save = () => page.getByRole('button', { name: 'Save' }).click();

  await test.step('an icon is no wider than high, as its name in plain letters would be', async () => {
    const icon = page.locator('.material-symbols-outlined:visible').first();
    await expect(icon).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { height, width } = (await icon.boundingBox()) ?? { height: 0, width: 0 };
    expect(width).toBeLessThanOrEqual(height * 1.1);
  });

  await test.step('a change of a fact changes no other byte of its file', async () => {
    const office = new OfficePage(page);
    await office.open('Company', 'Names, addresses, telephones, registrations');
    await office.own.fill('Arabic name', 'مقدام: المقاولات');
    await office.save();
    await expect.poll(() => repository.changes()).toEqual(['content/company.yaml']);
    // The editor adds an empty record that is missing, and leaves out one that is there.
    const withoutEmpty = (text: string) => text.replaceAll(/^\w+: \{\}\n/gm, '');
    const before = withoutEmpty(String(files.get('content/company.yaml')));
    expect(withoutEmpty(await repository.read('content/company.yaml'))).toBe(
      before.replace(/^arabicName: .*/m, "arabicName: 'مقدام: المقاولات'"),
    );
  });

  await test.step('a link field suggests the address of every page, and accepts a section of one', async () => {
    await page.getByRole('gridcell').first().waitFor();
    await page.evaluate(() => {
      location.hash = '/collections/pages/entries/thank-you';
    });
    // The editor renders only fields in the window.
    const links = page.getByRole('group', { name: /Links/ }).first();
    await links.scrollIntoViewIfNeeded();
    await links.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const leadsTo = page.getByRole('group', { name: /Leads to/ }).getByRole('combobox');
    const offered = await leadsTo
      .first()
      .evaluate((box: HTMLInputElement) =>
        [...(box.list?.options ?? [])].map(({ value }) => value),
      );
    expect(offered.toSorted()).toEqual([...knownPaths()].toSorted());
    await leadsTo.first().fill('/contact#form');
    await save();
    const read = async () => parse(await repository.read('content/thank-you.yaml'));
    await expect.poll(async () => (await read()).links[0].to).toBe('/contact#form');
  });

  expect(asked).toEqual([]);

  await test.step('it is hidden from search engines and frames, and scripts are of this site', async () => {
    const response = await page.request.get(`${office.url}/office/`);
    expect(response.url()).toBe(`${office.url}/office`);
    const headers = response.headers();
    expect(headers['x-robots-tag']).toBe('noindex');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("connect-src 'self' blob: data:;");
    expect(policy).toContain("frame-ancestors 'none'");
  });
  await office.close();
});

test('is absent from a site without a repository', () => {
  test.skip(readSettings().office !== undefined, 'The settings name a repository.');
  expect(Object.keys(manifest.files).filter((path) => path.startsWith('/office'))).toEqual([]);
});
