// What somebody asks for in the inbox (decision 0013): to look what would change, to publish it, and to go back.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISH_REQUEST } from '#desk/site/publish-request.ts';
import { LANGUAGES } from '#shared/language.ts';
import {
  ASKED,
  type Publishing,
  type PublishingAsk,
  publishing,
  TOLD,
} from '#shared/publishing.ts';
import { repositoriesOfFile } from './repositories.ts';

const repositories = repositoriesOfFile();

/** Repositories in whose server's folder a desk asks. */
async function withDesk() {
  const all = await repositories();
  const folder = join(all.server, dirname(PUBLISH_REQUEST));
  mkdirSync(folder, { recursive: true });
  const told = (): Publishing =>
    publishing.parse(JSON.parse(readFileSync(join(folder, TOLD), 'utf8')));
  return {
    ...all,
    folder,
    told,
    /** Asks, and publishes as the supervisor does then. */
    async asked(ask: PublishingAsk, ...args: string[]) {
      writeFileSync(join(folder, ASKED), JSON.stringify(ask));
      return { ...(await all.publish(...args)), told: told() };
    },
    /** The newest commit that was told. */
    newest: () => told().newest?.commit ?? '',
  };
}

const NOTES = 'articles:\n  - id: 1\n    title: Ice in August\n  - id: 2\n    title: First arc\n';

test('tells in the words of the editor what would change', async () => {
  const { publish, push, write, asked, office, site, folder } = await withDesk();
  cpSync('content/site.yaml', join(office.folder, 'content/site.yaml'));
  write('content/articles.yaml', NOTES);
  write('content/ar/articles.yaml', 'articles:\n  - id: 1\n    title: الثلج\n');
  write('content/pages/vision.yaml', 'kind: article\ntitle: Our vision\nlead: Steel.\n');
  await push('notes');
  await publish();
  const changed = NOTES.replace('First arc', 'First arc, last arc').replace(
    / {2}- id: 1\n.*\n/,
    '',
  );
  write('content/articles.yaml', `${changed}  - id: 3\n    title: Orange helmets\n`);
  write('content/ar/articles.yaml', 'articles:\n  - id: 1\n    title: الثلج في أغسطس\n');
  write('content/pages/vision.yaml', 'kind: article\ntitle: Our vision\nlead: Steel, and pipe.\n');
  write('content/pages/scaffolds.yaml', 'kind: article\ntitle: Scaffolds\n');
  write('media/pictures/crane.jpg', 'a picture');
  await push('saved');
  const { status, told } = await asked({ kind: 'look' });
  expect([status, site(), existsSync(join(folder, ASKED))]).toEqual([0, 'notes', false]);
  expect(told.newest).toMatchObject({ subject: 'saved', author: 'Huda' });
  const words = told.newest?.changes.map(({ form, entry, what, fields }) =>
    [form.en, form.ar, entry, what, ...fields.flatMap(({ en, ar }) => [en, ar])].join('|'),
  );
  expect(words?.toSorted()).toEqual(
    [
      'Notes|المقالات|Ice in August|removed',
      'Notes|المقالات|First arc, last arc|changed|Title|العنوان',
      'Notes|المقالات|Orange helmets|added',
      LANGUAGES.some(({ code }) => code === 'ar')
        ? 'Notes (العربية)|المقالات (العربية)|الثلج في أغسطس|changed|Title|العنوان'
        : 'Other files|ملفات أخرى|content/ar/articles.yaml|changed',
      'Our vision|Our vision||changed|Introduction|المقدمة',
      'Scaffolds|Scaffolds||added',
      'File|ملف|crane.jpg|added',
      'Other files|ملفات أخرى|content/page.txt|changed',
    ].toSorted(),
  );
});

test('publishes what was shown, not what was saved since, and by itself only where the office wants that', async () => {
  const { publish, push, asked, site, newest, told } = await withDesk();
  await publish();
  await push('second');
  await asked({ kind: 'look' });
  const shown = newest();
  await push('third');
  const { status } = await asked({ kind: 'publish', commit: shown });
  expect([status, site(), told().newest?.subject]).toEqual([0, 'second', 'third']);
  expect(told().kept.map(({ subject }) => subject)).toEqual(['first']);
  // The timer, where the office wants to be asked, and elsewhere.
  expect(await publish('--asked')).toMatchObject({
    output: expect.stringContaining('Nothing new'),
  });
  await publish();
  expect([site(), told().published?.subject]).toEqual(['third', 'third']);
  // Somebody else's press, later: theirs is in it.
  await asked({ kind: 'publish', commit: shown });
  expect(site()).toBe('third');
});

test('goes back to an earlier site, and stays there until somebody publishes', async () => {
  const { publish, push, asked, site, told, newest, folder } = await withDesk();
  await publish();
  await push('wrong');
  await publish();
  const [first] = told().kept;
  expect(first).toMatchObject({ subject: 'first', changes: [{ what: 'changed' }] });
  const back = await asked({ kind: 'back', commit: first?.commit ?? '' });
  expect([back.status, site(), back.told.isHeld]).toEqual([0, 'first', true]);
  await push('right');
  writeFileSync(join(folder, '../..', PUBLISH_REQUEST), '');
  expect((await publish()).output).toContain('Nothing new');
  expect([site(), told().newest?.subject]).toEqual(['first', 'right']);
  expect(told().kept.map(({ subject }) => subject)).toEqual(['wrong']);
  await asked({ kind: 'publish', commit: newest() });
  expect([site(), told().isHeld]).toEqual(['right', false]);
  await push('and on');
  await publish();
  expect(site()).toBe('and on');
});

test('tells why nothing was published, also after another look; refuses commits that were never shown', async () => {
  const { publish, push, asked, site, newest, office } = await withDesk();
  await publish();
  await push('broken');
  await asked({ kind: 'look' });
  const { status, told } = await asked({ kind: 'publish', commit: newest() });
  expect([status, site(), told.running]).toEqual([1, 'first', undefined]);
  expect(told.failed?.lines.at(-1)).toBe("content/page.txt:1 page: expected a text, got 'broken'");
  expect((await asked({ kind: 'look' })).told.failed).toEqual(told.failed);
  await push('another branch', 'draft');
  const commit = await office.git('rev-parse', 'HEAD');
  for (const kind of ['publish', 'back'] as const) {
    const { output } = await asked({ kind, commit });
    expect(output).toContain('This version is not kept any more: look again.');
  }
  expect(site()).toBe('first');
});

test('says that it runs; what no desk has written asks for nothing', async () => {
  const { start, push, told, letGo, folder, site } = await withDesk();
  await push('wait');
  writeFileSync(join(folder, ASKED), '{"kind":"back","commit":"HEAD"}');
  const running = start();
  await running.says('building wait');
  expect(told().running).toMatchObject({ kind: 'publish' });
  letGo();
  expect((await running.ended).status).toBe(0);
  expect([site(), told().running]).toEqual(['wait', undefined]);
});
