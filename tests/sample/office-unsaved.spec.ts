// Decision 0020: nothing that was typed is lost: by leaving, by a crash, or because somebody else saves the same form.
import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { filled } from '#office/texts.ts';
import { expect, test } from '../fixtures.ts';
import { task } from '../office-task.ts';
import { OfficePage } from '../page-objects/office.ts';

const TITLE = 'Our Vision for 2031';

task(
  'leaving with unsaved work asks, and the browser keeps it through a crash',
  'en-GB',
  async (opened) => {
    const { page, files, office, words } = opened;
    const { texts } = office;
    await office.open('Our Vision');
    await office.own.fill('Title', TITLE);
    await office.translation.fill('Title', 'رؤيتنا لعام 2031');
    await expect(page.getByText(texts.kept)).toBeVisible();

    await test.step('a link asks first', async () => {
      await page.getByRole('link', { name: texts.all }).click();
      await page.getByRole('button', { name: texts.stay }).click();
      await expect(office.own.control('Title')).toHaveValue(TITLE);
    });

    await test.step('closing the window asks first', async () => {
      const asked = page.waitForEvent('dialog');
      const closed = page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await closed;
    });

    await test.step('after a crash the work is there, and said to be unsaved', async () => {
      // No handler of the page runs.
      const crashed = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => undefined);
      await crashed;
      const next = await page.context().newPage();
      await next.goto(`${files.url}/office`);
      await next.getByRole('link', { name: `${words.t('Our Vision')} ${texts.unsaved}` }).click();
      const [restored = ''] = texts.restored.split('{time}');
      await expect(next.getByText(restored)).toBeVisible();
      // The crashed window, as far as the server knows.
      await expect(next.getByText(texts.othersChange.window)).toBeVisible();
      const again = new OfficePage(next, words);
      await expect(again.own.control('Title')).toHaveValue(TITLE);
      await expect(again.translation.control('Title')).toHaveValue('رؤيتنا لعام 2031');
      expect(files.changes()).toEqual([]);
      next.once('dialog', (dialog) => dialog.accept());
      await next.getByRole('button', { name: texts.discard, exact: true }).click();
      await expect(again.own.control('Title')).toHaveValue('Our Vision');
    });
  },
);

task(
  'what somebody else has saved meanwhile is compared, and what is typed during a save stays',
  'ar-SA',
  async (opened) => {
    const { page, files, office, words } = opened;
    const { texts } = office;
    const theirs = new RegExp(`^${texts.theirs}`);

    await test.step('a form is compared field by field', async () => {
      await office.open('Contracts');
      await office.own.entry('Contracts', 'Pump station at kilometre 148');
      const first = office.own.nth('Contracts', 0);
      await first.fill('Title', 'Pump station at kilometre 149');
      await first.fill('Duration, months', '37');
      await office.translation.nth('Contracts', 0).fill('Scope', 'نطاق جديد');
      const file = 'content/portfolio.yaml';
      files.write(
        file,
        files
          .read(file)
          .replace('title: Pump station at kilometre 148', 'title: Pump station 148')
          .replace('title: Glycol tank farm extension', 'title: Glycol tank farm'),
      );
      await office.saveButton.click();

      const dialog = page.getByRole('dialog', { name: texts.changedTitle });
      const titleOf = (contract: number) => {
        const [list, name] = ['Contracts', 'Title'].map(words.t);
        return dialog.getByRole('group', { name: `${list} ${contract} › ${name} (English)` });
      };
      const title = titleOf(1);
      await expect(title.getByText('Pump station at kilometre 149')).toBeVisible();
      await expect(title.getByText('Pump station 148')).toBeVisible();
      // What only they have changed is theirs; what both have changed waits for me.
      await expect(titleOf(2).getByRole('radio', { name: theirs })).toBeChecked();
      const go = dialog.getByRole('button', { name: texts.take });
      await expect(go).toBeDisabled();
      expect(files.changes()).toEqual([file]);
      await title.getByRole('radio', { name: new RegExp(`^${texts.mine}`) }).check();
      await go.click();
      await office.saved();

      const [one, two] = parse(files.read(file)).records;
      expect(one).toMatchObject({ title: 'Pump station at kilometre 149', duration: 37 });
      expect(two.title).toBe('Glycol tank farm');
      expect(parse(files.read('content/ar/portfolio.yaml')).records[0].scope).toBe('نطاق جديد');
    });

    await test.step('both may add to a list', async () => {
      await office.open('Clients');
      const client = await office.own.add('Clients', 'Client');
      await client.fill('Name', 'Zahra Cables');
      await office.translation.last('Clients').fill('Name', 'زهرة للكابلات');
      for (const [folder, name] of [
        ['', 'Other Works'],
        ['ar/', 'أعمال أخرى'],
      ]) {
        const file = `content/${folder}clients.yaml`;
        files.write(file, `${files.read(file)}- id: other-works\n  name: ${name}\n`);
      }
      await office.saveButton.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: theirs, checked: true })).toHaveCount(2);
      const typing = Promise.withResolvers<void>();
      await page.route('**/office/files', async (route) => {
        await typing.promise;
        await route.continue();
      });
      const sent = page.waitForRequest('**/office/files');
      await dialog.getByRole('button', { name: texts.take }).click();
      await sent;
      await office.own.nth('Clients', 0).press(words.t('Tawad Petrochemical'));
      await office.own.nth('Clients', 0).fill('Name', 'Tawad Polymers');
      typing.resolve();
      await expect.poll(() => files.changes()).toHaveLength(4);
      const named = (folder: string) =>
        parse(files.read(`content/${folder}clients.yaml`))
          .slice(-2)
          .map(({ id, name }: { id: string; name: string }) => [id, name]);
      await expect
        .poll(() => named(''))
        .toEqual([
          ['zahra-cables', 'Zahra Cables'],
          ['other-works', 'Other Works'],
        ]);
      expect(named('ar/')).toEqual([
        ['zahra-cables', 'زهرة للكابلات'],
        ['other-works', 'أعمال أخرى'],
      ]);
      await expect(office.own.nth('Clients', 0).control('Name')).toHaveValue('Tawad Polymers');
      await expect(page.getByText(texts.kept)).toBeVisible();
      await office.save();
      expect(files.read('content/clients.yaml')).toContain('name: Tawad Polymers');
    });

    await test.step('what is typed right after a save stays, and is saved next', async () => {
      const isSaved = page.waitForResponse(/office\/files$/);
      const typing = Promise.withResolvers<void>();
      const name = office.own.nth('Clients', 0);
      await name.fill('Name', 'Tawad Plastics');
      await office.saveButton.click();
      await isSaved;
      await page.route(/office\/files\?/, async (route) => {
        await typing.promise;
        await route.continue();
      });
      await office.saved();
      await name.fill('Name', 'Tawad Resins');
      typing.resolve();
      await office.save();
      expect(files.read('content/clients.yaml')).toContain('name: Tawad Resins');
      await expect(name.control('Name')).toHaveValue('Tawad Resins');
    });
  },
);

test('only the editor’s own page may write files, and only those of the site', async ({
  request,
  files,
}) => {
  const body = (path: string) => ({ data: [{ path, text: 'x' }] });
  const own = { 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, headers: Record<string, string>) =>
    (await request.post(`${files.url}/office/files`, { headers, ...body(path) })).status();
  expect(await post('content/new.yaml', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  for (const path of ['../x.yaml', 'content/../../x.yaml', 'build/x.yaml', 'content/x.ts'])
    expect(await post(path, own)).toBe(400);
  expect(await post('content/company.yaml', own)).toBe(409);
  expect(files.changes()).toEqual([]);
});

task(
  'earlier versions are taken over, and a server that is away loses nothing',
  'en-GB',
  async (opened) => {
    const { page, files, office, words, complaints } = opened;
    const { texts } = office;
    complaints.expect(/Failed to load resource/);

    await test.step('an earlier version is looked through and saved', async () => {
      const git = (...args: string[]) => spawnSync('git', args, { cwd: files.folder });
      git('init');
      const commit = (message: string) => {
        git('add', 'content');
        git('-c', 'user.name=Layla', '-c', 'user.email=l@a.example', 'commit', '-m', message);
      };
      commit('first');
      const file = 'content/pages/vision.yaml';
      const before = files.read(file);
      files.write(file, before.replace('title: Our Vision', 'title: Wrong'));
      commit('second');
      await page.goto(`${files.url}/office/#/pages-vision`);
      await expect(office.own.control('Title')).toHaveValue('Wrong');
      await page.getByRole('button', { name: texts.history }).click();
      const versions = page.getByRole('dialog').getByRole('listitem');
      await expect(versions).toHaveCount(2);
      await expect(versions.last()).toContainText('Layla');
      await versions.last().getByRole('button', { name: texts.restore }).click();
      const [version = ''] = texts.restoredVersion.split('{time}');
      await expect(page.getByText(version)).toBeVisible();
      await expect(office.own.control('Title')).toHaveValue('Our Vision');
      await office.save();
      expect(files.read(file)).toBe(before);
    });

    await test.step('a server that is away, or refuses, says what helps', async () => {
      await office.own.fill('Title', TITLE);
      await page.route('**/office/files*', (route) => route.abort());
      await office.saveButton.click();
      const isAway = filled(texts.unreachable, { host: texts.thisMachine });
      await expect(page.getByRole('alert')).toContainText(isAway);
      await page.unroute('**/office/files*');
      await page.route('**/office/files', (route) => route.fulfill({ status: 401, json: {} }));
      await office.saveButton.click();
      await expect(page.getByRole('alert')).toContainText(
        filled(texts.signedOut, { host: texts.thisMachine }),
      );
      await page.unroute('**/office/files');
      await office.save();
      expect(files.read('content/pages/vision.yaml')).toContain(TITLE);

      await page.route('**/office/files*', (route) => route.abort());
      await page.getByRole('link', { name: texts.all }).click();
      await page.getByRole('link', { name: words.t('Clients'), exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(isAway);
      await page.unroute('**/office/files*');
      await page.getByRole('button', { name: texts.again }).click();
      await expect(page.getByRole('heading', { name: words.t('Clients'), level: 1 })).toBeVisible();
    });
  },
);
