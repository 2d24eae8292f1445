// Decisions 0012, 0014: the editor opens and saves files that a language lacks, or of which it has some texts.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import { programPath } from '#tools/program-path.ts';
import { expect, test } from '../fixtures.ts';
import { openOffice, startOffice } from '../office.ts';
import { HindiSandbox } from './hindi.ts';

const FILE = 'pages/vision.yaml';

const PRINT = `
  const { officeConfiguration } = await import('${programPath('tools/office/configuration.ts')}');
  console.log(JSON.stringify(officeConfiguration()));`;

test('the editor saves a page without its Hindi, and with it once the office adds a text', async ({
  page,
}) => {
  const copy = new HindiSandbox();
  const company = process.cwd();
  process.chdir(copy.folder);
  const args = ['--input-type=module', '--eval', PRINT];
  const configuration: CmsConfig = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  );
  const office = await startOffice(configuration);
  const paths = globSync('content/**/*.{yaml,md}', { exclude: ['content/estate/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(path)]));
  const repository = await openOffice(page, office.url, files);
  const pane = page.getByRole('group', { name: /^Edit .* Content$/ });
  const title = () => pane.last().getByRole('textbox', { name: 'Title', exact: true }).nth(1);
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(pane.first()).toBeHidden();
  };
  const open = () =>
    page.evaluate(() => {
      location.hash = '/collections/pages/entries/pages-vision';
    });

  await open();
  await title().fill('رؤية');
  await save();
  expect(await repository.changes()).toEqual([`content/ar/${FILE}`]);

  await open();
  await page.getByText('Hindi').last().click();
  await page.getByRole('button', { name: 'Enable' }).click();
  await title().fill('हमारी दृष्टि');
  await save();
  expect(await repository.changes()).toContain(`content/hi/${FILE}`);
  copy.write(`content/hi/${FILE}`, await repository.read(`content/hi/${FILE}`));
  const { problems, pages, translated } = copy.build('hi');
  expect(problems).toEqual([]);
  expect(pages).toContain('/vision');
  expect(translated).toContain('हमारी दृष्टि');

  await office.close();
  process.chdir(company);
  copy.remove();
});
