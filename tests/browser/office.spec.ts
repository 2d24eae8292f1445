// The editor at /office, in a real Chromium on a real directory of files. Its tasks, also in two languages:
// tests/sample/office-tasks.spec.ts.
import { knownPaths } from '#app/content/paths.server.ts';
import { REVIEW } from '#app/content/review.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { expect, test } from '../fixtures.ts';
import { OfficePage } from '../page-objects/office.ts';
import { manifest } from '../pages.ts';

test('saves a change into its file and requests no other host', async ({ page, files }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== files.url) asked.push(request.url());
  });
  const answer = await page.goto(`${files.url}/office`);
  const office = new OfficePage(page);

  await test.step('a change of a fact changes no other byte of its file', async () => {
    const before = files.read('content/company.yaml');
    await office.open('Names, addresses, telephones, registrations');
    await office.own.fill('Arabic name', 'مقدام: المقاولات');
    await office.save();
    expect(files.changes()).toEqual(['content/company.yaml']);
    expect(files.read('content/company.yaml')).toBe(
      before.replace(/^arabicName: .*/m, "arabicName: 'مقدام: المقاولات'"),
    );
  });

  await test.step('a comment stays', async () => {
    const marked = `${REVIEW}\n${files.read('content/thank-you.yaml').replace(`${REVIEW}\n`, '')}`;
    files.write('content/thank-you.yaml', marked);
    await office.open('After a form is sent');
    // A link field offers the address of every page, and accepts a section of one.
    const target = (await office.own.entry('Links')).control('Leads to');
    const offered = await target.evaluate((box: HTMLInputElement) =>
      [...(box.list?.options ?? [])].map(({ value }) => value),
    );
    expect(offered).toEqual(expect.arrayContaining([...knownPaths()]));
    await target.fill('/contact#form');
    await office.save();
    const saved = files.read('content/thank-you.yaml');
    expect(saved).toContain('/contact#form');
    expect(saved.startsWith(REVIEW)).toBe(true);
  });

  expect(asked).toEqual([]);

  await test.step('it is hidden from search engines and frames, and all it loads is of this site', () => {
    const headers = answer?.headers() ?? {};
    expect(headers['x-robots-tag']).toBe('noindex');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

test('is absent from a site without a repository', () => {
  test.skip(readSettings().office !== undefined, 'The settings name a repository.');
  expect(Object.keys(manifest.files).filter((path) => path.startsWith('/office'))).toEqual([]);
});
