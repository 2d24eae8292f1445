// Does the tasks of docs/office.md in the editor by its visible names, on a real directory of files; compares the
// written files, and checks them in every language as a build does.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { ContentSandbox } from '#app/content-sandbox.ts';
import { LANGUAGES } from '#shared/language.ts';
import { expect, test } from '../fixtures.ts';
import { isWhole, LOCALES, type Office } from '../office.ts';
import { wordsIn } from '../office-words.ts';
import { OfficePage } from '../page-objects/office.ts';
import { ADDED, tasks } from './office-tasks.ts';

/** Folder for the written files; set by `npm run test:office`, which builds the site from it. */
const { OFFICE_TASKS } = process.env;

/** Those of `npm test`: an entry in several forms, a file, a removal, a logo and a list in a list. */
const SOME = ['contract', 'certificate', 'leaves', 'client', 'answer'];

/** Reads a content file. */
type Read = (path: string) => ReturnType<typeof parse>;

/** What is in the files after a task. */
const written: Record<string, (read: Read) => void> = {
  telephone(read) {
    expect(read('company')).toMatchObject({ phones: { sales: '+966 13 000 0021' } });
  },
  contract(read) {
    expect(read('portfolio').records.at(-1)).toMatchObject({
      id: 41,
      client: 'masarat-highways',
      sector: 'infrastructure',
      value: '7450000.00',
      year: 2026,
    });
    expect(read('project-details').at(-1)).toMatchObject({ record: 41, picture: 'culvert' });
    expect(read('ar/project-details').at(-1)).toEqual({
      record: 41,
      summary: expect.stringContaining('طريق الميناء'),
      description: expect.any(String),
    });
    expect(read('pictures').at(-1)).toEqual({
      id: 'culvert',
      file: '/media/pictures/culvert.jpg',
      alt: expect.any(String),
      focus: { left: 40, top: 60 },
    });
  },
  certificate(read) {
    expect(read('certificates').certificates[0]).toMatchObject({
      id: 'iso-9001',
      file: '/media/certificates/iso-9001-2029.pdf',
      expires: '2029-11-01',
    });
  },
  leaves(read) {
    for (const file of ['key-persons', 'ar/key-persons']) {
      const before: { id: number }[] = parse(readFileSync(`content/${file}.yaml`, 'utf8'));
      expect(read(file)).toEqual(before.filter(({ id }) => id !== 3));
    }
  },
};

const check = JSON.stringify(new URL('../../app/content-check.server.ts', import.meta.url).href);

for (const locale of isWhole ? LOCALES : ['en-GB'])
  test.describe(locale, () => {
    test.use({ locale });
    test('the tasks of the office', async ({ page, files }) => doTasks(page, files, locale));
  });

async function doTasks(page: Page, files: Office, locale: string): Promise<void> {
  test.setTimeout(300_000);
  await page.goto(`${files.url}/office`);
  const office = new OfficePage(page, wordsIn(locale, ADDED));
  const done: string[] = [];
  for (const { name, run, changes } of tasks) {
    if (!isWhole && !SOME.includes(name)) continue;
    await test.step(name, async () => {
      await run(office, async () => {});
      done.push(...changes);
      expect(files.changes()).toEqual([...new Set(done)].toSorted());
      written[name]?.((path) => parse(files.read(`content/${path}.yaml`)));
    });
  }

  const copy = new ContentSandbox();
  for (const path of files.changes()) {
    const bytes = files.bytes(path);
    for (const folder of [copy.folder, ...(OFFICE_TASKS ? [OFFICE_TASKS] : [])]) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  // Other tests cover how the build processes new files.
  for (const [index, file] of [
    ['pictures', 'culvert'],
    ['marks', '/media/marks/clients/zahra-cables.png'],
    ['certificates', '/media/certificates/iso-9001-2029.pdf'],
  ] as const) {
    const made = JSON.parse(readFileSync(`build/${index}.json`, 'utf8'));
    const [first] = Object.values(made);
    writeFileSync(
      join(copy.folder, `build/${index}.json`),
      JSON.stringify({ ...made, [file]: first }),
    );
  }
  for (const { code } of LANGUAGES) {
    const { stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', `(await import(${check})).checkContent()`],
      { cwd: copy.folder, encoding: 'utf8', env: { ...process.env, LANGUAGE: code } },
    );
    expect(stderr).toBe('');
  }
  copy.remove();
}
