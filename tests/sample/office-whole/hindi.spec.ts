// Decisions 0012, 0020: the editor opens and saves files that a language lacks, or of which it has some texts.
import { expect, test } from '../../fixtures.ts';
import { Office } from '../../office.ts';
import { OfficePage } from '../../page-objects/office.ts';
import { HindiSandbox } from '../hindi.ts';

const FILE = 'pages/vision.yaml';

test('the editor saves a page without its Hindi, and with it once the office adds a text', async ({
  page,
}) => {
  const copy = new HindiSandbox();
  const files = await Office.start(copy.folder);
  await page.goto(`${files.url}/office`);
  const office = new OfficePage(page);
  await office.open('Our Vision');
  await office.translation.fill('Title', 'رؤية');
  await office.save();
  expect(files.changes()).toEqual([`content/ar/${FILE}`]);

  await office.own.fill('Title (हिन्दी)', 'हमारी दृष्टि');
  await office.save();
  expect(files.changes()).toContain(`content/hi/${FILE}`);
  copy.write(`content/hi/${FILE}`, files.read(`content/hi/${FILE}`));
  const { problems, pages, translated } = copy.build('hi');
  expect(problems).toEqual([]);
  expect(pages).toContain('/vision');
  expect(translated).toContain('हमारी दृष्टि');
  files.close();
  copy.remove();
});
