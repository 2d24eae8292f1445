// The page from which the office publishes the site. What the desk answers: desk/inbox/website.test.ts; what it asks the
// publishing program for: tools/publish/asked.test.ts.
import type { Website } from '#shared/inbox.ts';
import type { SiteChange, SiteState } from '#shared/publishing.ts';
import { ar } from '../../inbox/texts/ar.ts';
import { enter, expect, expectSound, test } from './fixtures.ts';

const NOW = Date.UTC(2026, 10, 30, 11);

const state = (subject: string, changes: SiteChange[]): SiteState => ({
  commit: subject.padEnd(40, '0'),
  at: NOW,
  subject,
  author: 'Huda',
  changes,
});

const note: SiteChange = {
  form: { en: 'Notes', ar: 'المقالات' },
  entry: 'Ice in August',
  what: 'changed',
  fields: [{ en: 'Title', ar: 'العنوان' }],
};

const texts = ar.website;
const words = 'المقالات: Ice in August – تغيّر (العنوان)';

test.use({ locale: 'ar-SA', viewport: { width: 320, height: 900 } });

test('somebody reads what will change, publishes it, reads why it failed, and goes back', async ({
  page,
  office,
}) => {
  const [published, newest] = [state('a', []), state('b', [note])];
  let website: Website = {
    ...{ published, newest, isHeld: false },
    kept: [state('c', [{ ...note, what: 'removed', fields: [] }])],
  };
  const asked: unknown[] = [];
  await page.route('**/inbox/api/website', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: website });
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await enter(page, await office.invite('mona@company.example', 'publisher'));
  await page.goto(`${office.origin}/inbox/website`);
  await expect(page.getByText(words)).toBeVisible();
  await expectSound(page);
  website = { ...website, running: { kind: 'publish', since: Date.now() } };
  await page.getByRole('button', { name: texts.publish, exact: true }).click();
  await expect(page.getByRole('status').getByText(texts.running.publish)).toBeVisible();
  const line = 'content/articles.yaml:7 articles[0].date: expected a date';
  const { running: _, ...done } = website;
  website = { ...done, failed: { at: NOW, lines: [line] } };
  await expect(page.getByRole('alert').getByText(line)).toBeVisible();
  await page.getByRole('button', { name: RegExp(texts.back) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.entry.removed)).toBeVisible();
  await dialog.getByRole('button', { name: RegExp(texts.back) }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([
    { kind: 'look' },
    { kind: 'publish', commit: newest.commit },
    { kind: 'back', commit: website.kept[0]?.commit },
  ]);
});
