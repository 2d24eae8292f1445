// `npm run screenshots`: takes the pictures of docs/office.md and docs/office.ar.md from the editor, while it does the
// tasks that tests/sample/office-tasks.spec.ts checks; and those of docs/inbox.md and docs/inbox.ar.md.
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { runProgram } from '#tools/program.ts';
import { Office } from '../office.ts';
import { wordsIn } from '../office-words.ts';
import { OfficePage } from '../page-objects/office.ts';
import { ADDED, tasks } from '../sample/office-tasks.ts';
import { takeInboxPictures } from './inbox-pictures.ts';
import { openAlbum } from './picture.ts';

await runProgram(async () => {
  const { path, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: chromiumArguments,
  });
  for (const locale of ['en-GB', 'ar-SA']) {
    const take = openAlbum(`office/${locale.slice(0, 2)}`);
    const page = await browser.newPage({ viewport: { width: 1200, height: 780 }, locale });
    const files = await Office.start();
    await page.goto(`${files.url}/office`);
    await page.getByRole('listitem').first().waitFor();
    await take(page, 'start');
    const office = new OfficePage(page, wordsIn(locale, ADDED));
    for (const { name, run } of tasks) {
      await run(office, (what) => take(page, `${name}-${what}`));
    }
    files.close();
  }
  await takeInboxPictures(browser);
  await browser.close();
});
