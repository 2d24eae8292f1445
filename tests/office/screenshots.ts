// `npm run screenshots`: takes the pictures of docs/office.md and docs/office.ar.md from the editor, while it does the
// tasks that tests/sample/office-tasks.spec.ts checks; and those of docs/inbox.md and docs/inbox.ar.md.
import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { officeConfiguration } from '#tools/office/configuration.ts';
import { runProgram } from '#tools/program.ts';
import { openOffice, startOffice } from '../office.ts';
import { OfficePage } from '../page-objects/office.ts';
import { tasks } from '../sample/office-tasks.ts';
import { takeInboxPictures } from './inbox-pictures.ts';
import { openAlbum } from './picture.ts';

await runProgram(async () => {
  const take = openAlbum('office');
  const { path, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: chromiumArguments,
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 780 } });
  const served = await startOffice(officeConfiguration());
  const files = globSync(['content/**/*.yaml', 'media/{certificates,marks,pictures}/**/*.*']);
  await openOffice(page, served.url, new Map(files.map((file) => [file, readFileSync(file)])));
  const show = async (name: string) => {
    await page.getByText('Entry saved.').waitFor({ state: 'hidden' });
    await take(page, name);
  };
  await page.getByRole('treeitem').first().waitFor();
  await show('start');
  const office = new OfficePage(page);
  const save = page.getByRole('button', { name: 'Save', exact: true, disabled: false });
  for (const { name, run } of tasks) {
    await run(office, async (what) => {
      await save.waitFor();
      await show(`${name}-${what}`);
    });
  }
  await served.close();
  await takeInboxPictures(browser);
  await browser.close();
});
