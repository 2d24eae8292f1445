// Decision 0020: in a built site, the editor commits to a git host, and never over what somebody else has committed.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startBuiltOffice } from '../built-office.ts';
import { expect, test } from '../fixtures.ts';
import { GitHost } from '../git-host.ts';
import { isWhole } from '../office.ts';
import { OfficePage } from '../page-objects/office.ts';

const FORM = 'Names, addresses, telephones, registrations';
const FILE = 'content/company.yaml';
const PICTURE = 'media/pictures/about.jpg';
const PREVIEW = 'https://preview.example.com';

/** `npm run test:office` tests each. */
const HOSTS = isWhole ? (['github', 'gitlab', 'gitea'] as const) : (['github'] as const);

for (const kind of HOSTS)
  test(`commits to ${kind}, compares, and restores`, async ({ page, complaints }) => {
    // The host's answer to a wrong key.
    complaints.expect(/status of 401/);
    // The site of this test has no pictures.
    complaints.allow(/status of 404/);
    const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
    const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    const host = new GitHost(kind, files.set(PICTURE, readFileSync(PICTURE, 'latin1')));
    const address = await host.start();
    const repository = kind === 'gitlab' ? 'group/office/website' : 'office/website';
    const site = await startBuiltOffice({
      host: kind,
      address,
      repository,
      branch: 'main',
      preview: PREVIEW,
    });
    const committed = () => parse(host.head.files.get(FILE) ?? '');
    const theirs = (from: string, to: string) =>
      host.commit('theirs', { [FILE]: (host.head.files.get(FILE) ?? '').replace(from, to) });

    await page.goto(`${site.url}/office`);
    const signIn = async (key: string) => {
      await page.getByLabel('Key').fill(key);
      await page.getByRole('button', { name: 'Sign in to 127.0.0.1' }).click();
    };
    await signIn('wrong-key');
    await expect(page.getByRole('alert')).toContainText('127.0.0.1 did not accept the key');
    await signIn(host.token);
    const office = new OfficePage(page);
    await office.open(FORM);
    await office.own.fill('Tagline', 'Builds plants');
    await office.save();
    expect(committed().tagline).toBe('Builds plants');
    expect(host.head.message).toBe(FORM);
    const first = host.commits[0]?.files ?? new Map();
    expect([...host.head.files].filter(([path, text]) => first.get(path) !== text)).toHaveLength(1);

    await office.own.fill('Tagline', 'Builds and tests plants');
    theirs('tagline: Builds plants', 'tagline: Builds plants well');
    await office.saveButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Continue with these' }).click();
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
    expect(committed().tagline).toBe('Builds plants well');

    await page.reload();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(host.commits.length);
    await dialog.getByRole('listitem').last().getByRole('button', { name: 'Take over' }).click();
    await office.save();
    expect(host.head.files.get(FILE)).toBe(first.get(FILE));

    await page.getByRole('button', { name: 'Page', exact: true }).click();
    const other = page.getByRole('link', { name: 'Page (العربية)' });
    await expect(other).toHaveAttribute('href', `${PREVIEW}/ar/contact`);

    await office.open('Pictures');
    const about = await office.own.entry('Pictures', 'about');
    await about.in('Part that is shown').press('Change');
    await about.fill('Width, per cent', '60');
    await office.save();
    await office.own.entry('Pictures', 'about');
    const whole = page.getByRole('group', { name: 'Part that is shown' }).locator('img');
    const width = () => whole.evaluate((img) => (img as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(1440);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Key')).toBeVisible();
    await site.close();
    host.close();
  });
