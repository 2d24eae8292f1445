// Files of a message whose way is interrupted: cut connections, reloads, closed tabs, a lost network.
import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { fileNeeds } from '../../content.ts';
import { expect, hydrated, SENT } from '../../fixtures.ts';
import {
  ContactFiles,
  drawing,
  MEGABYTE,
  texts,
  withShare,
} from '../../page-objects/contact-files.ts';
import { test } from '../../upload-fixtures.ts';

fileNeeds(texts, 'files that come with a message');

/** A file on the disk, whose time of change stays. */
function fileOnDisk(info: TestInfo, name: string, bytes: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, drawing(name, bytes).buffer);
  return path;
}

const offsets = (requests: string[]) =>
  requests.filter((each) => each.startsWith('PATCH')).map((each) => Number(each.split(' ')[1]));

test('a file waits while the desk takes none, and goes on where a connection was cut', async ({
  contact,
  server,
  complaints,
}) => {
  // The browser itself repeats the request on another connection, which is a conflict.
  complaints.expect(/ERR_|409|503/);
  server.cutAfter = 3 * MEGABYTE;
  server.refuses.create = 503;
  await contact.open();
  await contact.choose(drawing('plan.pdf', 6 * MEGABYTE));
  await contact.says('plan.pdf', texts.states.away);
  delete server.refuses.create;
  await contact.says('plan.pdf', texts.states.offline);
  await contact.says('plan.pdf', texts.states.arrived);
  expect(server.list()[0]?.content.equals(drawing('plan.pdf', 6 * MEGABYTE).buffer)).toBe(true);
  expect(server.list()).toHaveLength(1);
  expect(offsets(server.requests).at(-1)).toBeGreaterThanOrEqual(3 * MEGABYTE);
});

test('after a reload the same file goes on; what has arrived is still there', async ({
  page,
  contact,
  server,
}, info) => {
  const path = fileOnDisk(info, 'plan.pdf', 6 * MEGABYTE);
  await contact.open();
  await contact.choose(drawing('small.pdf'));
  await contact.says('small.pdf', texts.states.arrived);
  server.holdAfter(2 * MEGABYTE);
  await contact.choose(path);
  await expect.poll(() => server.list()[1]?.content.length).toBeGreaterThanOrEqual(2 * MEGABYTE);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await hydrated(page);
  await contact.says('small.pdf', texts.states.arrived);
  await contact.says('plan.pdf', withShare(texts.states.again));

  await test.step('without it, the form asks first', async () => {
    await contact.message.fill('Ready');
    await contact.send.click();
    await expect(contact.form.getByText(texts.without)).toBeVisible();
    await expect(contact.input).toHaveAccessibleDescription(/plan\.pdf/);
    await expect(contact.message).toHaveValue('Ready');
  });
  server.release();
  await contact.choose(path);
  await contact.says('plan.pdf', texts.states.arrived);
  expect(server.list()[1]?.content.equals(drawing('plan.pdf', 6 * MEGABYTE).buffer)).toBe(true);
  expect(offsets(server.requests).at(-1)).toBeGreaterThanOrEqual(2 * MEGABYTE);
  // Nothing is under way any more.
  await page.reload();
  expect(asked).toHaveLength(1);
  await hydrated(page);
  await contact.says('plan.pdf', texts.states.arrived);
  const posting = contact.posted();
  await contact.send.click();
  expect((await posting).uploads?.split('\n')).toHaveLength(2);
});

test('a form is sent without a file that nobody chooses again, but with its line', async ({
  page,
  contact,
  server,
}, info) => {
  server.holdAfter(MEGABYTE);
  await contact.open();
  await contact.choose(fileOnDisk(info, 'plan.pdf', 4 * MEGABYTE));
  await expect.poll(() => server.list()[0]?.content.length).toBeGreaterThanOrEqual(MEGABYTE);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await hydrated(page);
  await contact.says('plan.pdf', withShare(texts.states.again));
  await contact.send.click();
  await expect(contact.form.getByText(texts.without)).toBeVisible();
  const posting = contact.posted();
  await contact.send.click();
  expect((await posting).uploads).toBe(`${server.list()[0]?.id} plan.pdf`);
});

test('without a network a file waits, and goes on by itself', async ({
  context,
  contact,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_|409/);
  server.holdAfter(MEGABYTE);
  await contact.open();
  await contact.choose(drawing('plan.pdf', 4 * MEGABYTE));
  await expect.poll(() => server.list()[0]?.content.length).toBeGreaterThanOrEqual(MEGABYTE);
  await context.setOffline(true);
  await contact.says('plan.pdf', texts.states.offline);
  await expect(
    contact.form.locator('[aria-live]', { hasText: texts.states.offline }),
  ).toBeAttached();
  server.release();
  await context.setOffline(false);
  await contact.says('plan.pdf', texts.states.arrived);
  expect(server.list()[0]?.content.equals(drawing('plan.pdf', 4 * MEGABYTE).buffer)).toBe(true);
});

test('two tabs have an enquiry each; a new tab takes over that of a closed one', async ({
  context,
  page,
  contact,
  server,
}) => {
  await contact.open();
  await contact.choose(drawing('first.pdf'));
  await contact.says('first.pdf', texts.states.arrived);
  const second = new ContactFiles(await context.newPage());
  await second.open();
  await second.choose(drawing('second.pdf'));
  await second.says('second.pdf', texts.states.arrived);
  expect(await second.names()).toEqual(['second.pdf']);
  const [one, other] = server.list().map(({ enquiry }) => enquiry);
  expect(one).not.toBe(other);

  await page.close();
  const third = new ContactFiles(await context.newPage());
  await third.open();
  await third.says('first.pdf', texts.states.arrived);
  expect(await third.names()).toEqual(['first.pdf']);
  await third.choose(drawing('third.pdf'));
  await third.says('third.pdf', texts.states.arrived);
  expect(server.list().at(-1)?.enquiry).toBe(one);
});

test('a page that may store nothing sends files all the same', async ({
  page,
  contact,
  server,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await contact.open();
  await contact.choose(drawing('plan.pdf'));
  await contact.says('plan.pdf', texts.states.arrived);
  const posting = contact.posted();
  await contact.send.click();
  expect((await posting).uploads).toBe(`${server.list()[0]?.id} plan.pdf`);
  await expect(contact.form.getByText(SENT)).toBeVisible();
});

test('a file that is changed while it is sent has to be chosen again', async ({
  contact,
  server,
  complaints,
}, info) => {
  complaints.expect(/ERR_|409/);
  server.holdAfter(MEGABYTE);
  server.cutAfter = 2 * MEGABYTE;
  const path = fileOnDisk(info, 'plan.pdf', 6 * MEGABYTE);
  await contact.open();
  await contact.choose(path);
  await expect.poll(() => server.list()[0]?.content.length).toBeGreaterThanOrEqual(MEGABYTE);
  writeFileSync(path, drawing('plan.pdf', 3 * MEGABYTE).buffer);
  server.release();
  await contact.says('plan.pdf', /was changed or moved/);
  await contact.choose(path);
  await contact.says('plan.pdf', texts.states.arrived);
  await expect(contact.rows).toHaveCount(1);
  expect(
    server
      .list()
      .at(-1)
      ?.content.equals(drawing('plan.pdf', 3 * MEGABYTE).buffer),
  ).toBe(true);
});
