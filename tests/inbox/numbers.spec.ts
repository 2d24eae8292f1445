// What the office counts, exports, and tells other programs.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Numbers, WebhookFacts } from '#shared/inbox.ts';
import { ar } from '../../inbox/texts/ar.ts';
import { en } from '../../inbox/texts/en.ts';
import { enter, expect, expectSound, test } from './fixtures.ts';

test.beforeEach(({ complaints }) => complaints.allow(/status of (?:401|403|409)/));

/** A program that answers with a status, and what it was sent. */
async function startProgram(answer: { status: number }) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push((await Array.fromAsync(request)).join(''));
    response.writeHead(answer.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, bodies, stop: () => server.close() };
}

test.describe('Arabic, on a phone', () => {
  const texts = ar;
  test.use({ locale: 'ar-SA', viewport: { width: 320, height: 900 } });

  test('the office sees its numbers, of 7, 30 or 90 days', async ({ page, office }) => {
    await office.send({ recipient: 'Procurement' });
    await office.send({ recipient: 'Procurement', message: 'Another' });
    // Only a desk that serves the site counts its pages.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format();
    await page.route('**/numbers?*', async (route) => {
      const response = await route.fetch();
      const numbers: Numbers = await response.json();
      numbers.views = [
        { day: today, path: '/contact', count: 7 },
        { day: today, path: '/', count: 12 },
      ];
      numbers.refusals = [
        { day: today, reason: 'address_messages_hour', count: 2 },
        { day: today, reason: 'address_bytes_day', count: 3 },
      ];
      await route.fulfill({ response, json: numbers });
    });
    await enter(page, await office.invite('mona@company.example', 'office'));
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('link', { name: texts.frame.numbers, exact: true }).click();
    const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
    await expect(row('المشتريات').getByRole('cell').first()).toHaveText('2');
    await expect(row(texts.numbers.refusals.address)).toContainText('5');
    const delivered = page.getByRole('rowheader', {
      name: texts.delivery.delivered,
      exact: true,
    });
    await expect(delivered).toBeVisible();
    await expect(page.getByRole('img', { name: texts.numbers.views })).toBeVisible();
    await expect(page.getByText(texts.numbers.most)).toContainText('19');
    await page.getByLabel(texts.numbers.page, { exact: true }).selectOption('/contact');
    await expect(page.getByText(texts.numbers.most)).toContainText('7');
    await page.getByText(texts.numbers.byDay).click();
    await expectSound(page);
    const asked = page.waitForRequest('**/numbers?days=90');
    await page.getByRole('link', { name: /90/ }).click();
    await asked;
    await expect(page.getByRole('link', { name: /90/ })).toHaveAttribute('aria-current', 'page');
  });

  test('an administrator adds a webhook, tests it, sees what became of it, and removes it', async ({
    page,
    office,
  }) => {
    const answer = { status: 500 };
    const program = await startProgram(answer);
    await enter(page, await office.invite('ahmad@company.example', 'administrator'));
    await page.getByRole('link', { name: texts.frame.webhooks }).click();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(page.getByText(texts.webhooks.none)).toBeVisible();
    await button(texts.webhooks.add).click();
    const dialog = page.getByRole('dialog');
    await expectSound(page);
    await dialog.getByLabel(texts.webhooks.url).fill('http://crm.example/hook');
    await dialog.getByRole('button', { name: texts.webhooks.add }).click();
    await expect(dialog.getByLabel(texts.webhooks.url)).toBeVisible();
    await dialog.getByLabel(texts.webhooks.url).fill(program.url);
    await dialog.getByLabel(texts.forms.subscribe, { exact: true }).uncheck();
    await dialog.getByRole('button', { name: texts.webhooks.add }).click();

    await expect(dialog).toContainText('Standard Webhooks');
    const secret = dialog.getByLabel(texts.webhooks.secretLabel);
    await expect(secret).toHaveValue(/^whsec_/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: texts.frame.copy }).click();
    await expect(dialog.getByRole('button', { name: texts.frame.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await secret.inputValue());
    await expectSound(page);
    await page.keyboard.press('Escape');

    await button(texts.webhooks.test).click();
    const call = page.getByRole('row').filter({ hasText: texts.webhooks.isTest });
    await expect(call).toContainText(`${texts.webhooks.outcomes.failed} (500)`);
    await expectSound(page);
    answer.status = 204;
    await call.getByRole('button', { name: texts.webhooks.again }).click();
    await expect(call).toContainText(`${texts.webhooks.outcomes.accepted} (204)`);
    expect(program.bodies.length).toBe(2);
    answer.status = 410;
    await button(texts.webhooks.test).click();
    await expect(page.getByText(texts.webhooks.stopped)).toBeVisible();
    await button(texts.webhooks.start).click();
    await expect(page.getByText(texts.webhooks.stopped)).toBeHidden();

    await button(texts.webhooks.remove).click();
    await dialog.getByRole('button', { name: texts.webhooks.remove }).click();
    await expect(page.getByText(texts.webhooks.none)).toBeVisible();
    program.stop();
  });
});

test.describe('lists', () => {
  test.use({ locale: 'en-GB' });

  test('subscribers are exported by the filter that is shown', async ({
    page,
    office,
    mailbox,
    complaints,
  }) => {
    // This desk has no site.
    complaints.allow(/desk\.css|status of 404/);
    await office.send();
    await office.subscribe('reader@client.example');
    const { text } = await mailbox.receive('confirm');
    await page.goto(/http\S+/.exec(String(text))?.[0] ?? '');
    await page.getByRole('button').click();
    await enter(page, await office.invite('mona@company.example', 'office'));
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: en.filter.more }).click();
    await page.getByLabel(en.filter.form).selectOption('subscribe');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('listitem')).toContainText('reader@client.example');
    await expect(page.getByRole('listitem').getByRole('time')).toBeVisible();
    const exported = page.waitForRequest('**/export?*');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en.filter.export }).click();
    expect(new URL((await exported).url()).search).toBe('?state=open&form=subscribe');
    expect((await download).suggestedFilename()).toBe('messages.xlsx');

    await page.route('**/export?*', (route) =>
      route.fulfill({ status: 409, json: { refused: 'tooMany' } }),
    );
    await page.getByRole('button', { name: en.filter.export }).click();
    await expect(page.getByRole('alert')).toHaveText(en.problems.tooMany);
    await expectSound(page);
  });

  test('numbers are for who sees all messages, webhooks for administrators', async ({
    page,
    office,
  }) => {
    await enter(page, await office.invite('huda@company.example', 'hr'));
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link(en.frame.applications)).toBeVisible();
    await expect(link(en.frame.numbers)).toBeHidden();
    await expect(link(en.frame.webhooks)).toBeHidden();
    await page.goto(`${office.origin}/inbox/numbers`);
    await expect(page.getByRole('alert')).toContainText(en.problems.noRight);
  });

  test('what became of a call is shown, although it was being made when the page asked', async ({
    page,
    office,
  }) => {
    let asked = 0;
    await page.route('**/webhooks', async (route) => {
      asked += 1;
      const now = Date.now();
      const call = { id: 'call', submissionId: null, at: now, attempts: 1 };
      const webhook: WebhookFacts = {
        ...{ id: 'hook', url: 'https://crm.example/hook', forms: ['contact'] },
        ...{ addedAt: now, stopped: null },
        // The page knows the desk's time to a second.
        calls: [
          asked === 1
            ? { ...call, dueAt: now + 60_999, outcome: null }
            : { ...call, dueAt: null, outcome: '204' },
        ],
      };
      await route.fulfill({ json: [webhook] });
    });
    await enter(page, await office.invite('ahmad@company.example', 'administrator'));
    await page.getByRole('link', { name: en.frame.webhooks }).click();
    const call = page.getByRole('row').filter({ hasText: en.webhooks.isTest });
    await expect(call).toContainText(`${en.webhooks.outcomes.accepted} (204)`);
  });
});
