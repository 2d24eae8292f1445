// Files of a message: choosing, sending, order, and what the form then posts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { uploadsIn } from '#shared/uploads.ts';
import { violationsIn } from '../../axe.ts';
import { fileNeeds } from '../../content.ts';
import { expect, hydrated, SENT } from '../../fixtures.ts';
import { drawing, MEGABYTE, texts, withShare, words } from '../../page-objects/contact-files.ts';
import { test } from '../../upload-fixtures.ts';

fileNeeds(texts, 'files that come with a message');

test('chosen and dropped files arrive, and the form names them in the order of the list', async ({
  page,
  contact,
  server,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const isLoaded = async () => (await Promise.all(scripts)).some((it) => /Tus-Resumable/.test(it));
  await contact.open();
  await contact.message.fill('With drawings');
  expect(await isLoaded()).toBe(false);
  await contact.choose(drawing('plan.pdf', MEGABYTE), drawing('مخطط.pdf'));
  await expect.poll(isLoaded).toBe(true);
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['0\nSECTION\n'], 'section.dxf'));
    return data;
  });
  await contact.input.dispatchEvent('drop', { dataTransfer: dropped });
  for (const name of ['plan.pdf', 'مخطط.pdf', 'section.dxf']) {
    await contact.says(name, texts.states.arrived);
  }
  await expect(contact.row('plan.pdf').getByText('1 MB')).toBeVisible();
  await expect(contact.form.locator('[aria-live]', { hasText: texts.allArrived })).toBeAttached();
  // The same file again changes nothing.
  await contact.input.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(contact.rows).toHaveCount(3);

  const up = contact.button(texts.up, 'section.dxf');
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await contact.names()).toEqual(['section.dxf', 'plan.pdf', 'مخطط.pdf']);
  // At the top the other button takes the focus.
  await expect(contact.button(texts.down, 'section.dxf')).toBeFocused();

  const posting = contact.posted();
  await contact.send.click();
  const { uploads = '', files, message } = await posting;
  const ids = new Map(server.list().map(({ id, name }) => [id, name]));
  const named = uploadsIn(uploads) ?? [];
  expect(named.map(({ name }) => name)).toEqual(['section.dxf', 'plan.pdf', 'مخطط.pdf']);
  expect(named.map(({ id }) => ids.get(id))).toEqual(named.map(({ name }) => name));
  expect(files).toBeUndefined();
  expect(message).toBe('With drawings');
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.rows).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(
    server
      .list()
      .find(({ name }) => name === 'plan.pdf')
      ?.content.equals(drawing('plan.pdf', MEGABYTE).buffer),
  ).toBe(true);

  // The next message is another enquiry.
  await contact.choose(drawing('plan.pdf', MEGABYTE));
  await contact.says('plan.pdf', texts.states.arrived);
  const enquiries = server.list().map(({ enquiry }) => enquiry);
  expect(new Set(enquiries).size).toBe(2);
  expect(enquiries.every((each) => /^[\w-]{43}$/.test(each))).toBe(true);
});

test('a form that is sent before its files waits for them, and has what is typed meanwhile', async ({
  page,
  contact,
  server,
}) => {
  server.holdAfter(2 * MEGABYTE);
  await contact.open();
  await contact.message.fill('First words');
  await contact.choose(
    ...['one.pdf', 'two.pdf', 'three.pdf'].map((name) => drawing(name, 4 * MEGABYTE)),
  );
  await contact.says('one.pdf', withShare(texts.states.sending));
  await contact.says('two.pdf', withShare(texts.states.sending));
  // Two at a time.
  await contact.says('three.pdf', texts.states.waiting);
  await expect(contact.form.getByText(texts.keepOpen)).toBeVisible();
  expect(await violationsIn(page, '#write')).toEqual([]);
  await contact.send.click();
  await expect(contact.form.getByText(texts.onArrival)).toBeVisible();
  await contact.message.fill('Better words');
  const posting = contact.posted();
  server.release();
  const { message, uploads = '' } = await posting;
  expect(message).toBe('Better words');
  expect(uploadsIn(uploads)).toHaveLength(3);
  await expect(contact.form.getByText(SENT)).toBeVisible();
});

test('a file is paused, continued, and removed, also from the desk', async ({
  page,
  contact,
  server,
}) => {
  server.holdAfter(MEGABYTE);
  await contact.open();
  await contact.choose(drawing('one.pdf', 4 * MEGABYTE), drawing('two.pdf', 4 * MEGABYTE));
  await contact.button(texts.pause, 'one.pdf').click();
  await contact.says('one.pdf', withShare(texts.states.paused));
  await expect(contact.button(texts.resume, 'one.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await contact.says('one.pdf', withShare(texts.states.sending));
  await contact.button(texts.remove, 'one.pdf').focus();
  await page.keyboard.press('Enter');
  await expect(contact.rows).toHaveCount(1);
  await expect(contact.button(texts.remove, 'two.pdf')).toBeFocused();
  await expect.poll(() => server.list().map(({ name }) => name)).toEqual(['two.pdf']);
  await page.keyboard.press('Enter');
  await expect(contact.rows).toHaveCount(0);
  await expect(contact.input).toBeFocused();
  await expect.poll(() => server.list()).toEqual([]);
});

test('a dropped folder gives its files, also of folders within, but not those of the system', async ({
  page,
  contact,
}) => {
  const folder = test.info().outputPath('Issued for tender');
  mkdirSync(`${folder}/Civil`, { recursive: true });
  for (const name of ['plan.pdf', 'Civil/section.pdf', 'Civil/Thumbs.db', '.DS_Store']) {
    writeFileSync(`${folder}/${name}`, drawing(name).buffer);
  }
  await contact.open();
  const { x = 0, y = 0 } = (await contact.input.boundingBox()) ?? {};
  const devTools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await devTools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
  await contact.says('plan.pdf', texts.states.arrived);
  await contact.says('section.pdf', texts.states.arrived);
  await expect(contact.rows).toHaveCount(2);
});

test('while files are sent the screen stays on, and the time that is left is told', async ({
  page,
  contact,
  server,
}) => {
  server.holdAfter(MEGABYTE);
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request(type: string) {
          document.documentElement.dataset.awake = type;
          return { release: async () => delete document.documentElement.dataset.awake };
        },
      },
    });
  });
  await contact.open();
  await contact.choose(drawing('one.pdf', 4 * MEGABYTE), drawing('two.pdf', 4 * MEGABYTE));
  await contact.says('two.pdf', withShare(texts.states.sending));
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
  await page.clock.fastForward(10_000);
  // A change, as progress would be.
  await contact.button(texts.pause, 'one.pdf').click();
  const [before = '', after = ''] = texts.timeLeft.split('{time}');
  await expect(contact.form.getByText(before)).toContainText(after);
  await contact.button(texts.pause, 'two.pdf').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
});

test('a link in a receipt adds to the earlier message, and leaves no token in the address', async ({
  page,
  contact,
  server,
}) => {
  const token = 'T'.repeat(43);
  await contact.open(`/contact#earlier=${token}`);
  await expect(contact.form.getByText(texts.adds)).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await hydrated(page);
  await expect(contact.form.getByText(texts.adds)).toBeVisible();
  await contact.choose(drawing('late.pdf'));
  const posting = contact.posted();
  await contact.send.click();
  expect((await posting).earlier).toBe(token);
  expect(server.list()).toHaveLength(1);
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.form.getByText(texts.adds)).toBeHidden();
});

test('files alone are a message, without which it has to say something; one that is gone before it is sent arrives again', async ({
  complaints,
  contact,
  server,
}) => {
  await contact.open();
  await contact.send.click();
  await expect(contact.form.getByText(words.errors.allBlank ?? '')).toBeVisible();
  await contact.choose(drawing('plan.pdf'));
  await contact.says('plan.pdf', texts.states.arrived);
  complaints.expect(/404/);
  server.uploads.clear();
  const posting = contact.posted();
  await contact.send.click();
  expect((await posting).uploads).toBe(`${server.list()[0]?.id} plan.pdf`);
});

test('the list fits a narrow phone, whatever the name', async ({ page, contact, server }) => {
  server.holdAfter(MEGABYTE);
  const long = `${'a-very-long-name-of-a-drawing-without-any-space-'.repeat(4)}.pdf`;
  await page.setViewportSize({ width: 320, height: 640 });
  await contact.open();
  await contact.choose(drawing(long, 3 * MEGABYTE), drawing('two.txt'), drawing('three.pdf'));
  await expect(contact.rows).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  const remove = contact.button(texts.remove, long);
  await remove.scrollIntoViewIfNeeded();
  await expect(remove).toBeInViewport({ ratio: 1 });
});
