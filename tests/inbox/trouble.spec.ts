// What the page says and keeps when something goes wrong.
import { ACCOUNT_PATH, INBOX_API_PATH, INBOX_PATH } from '#shared/inbox.ts';
import { en } from '../../inbox/texts/en.ts';
import { addKey, enter, expect, expectSound, test } from './fixtures.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ complaints }) => complaints.allow(/status of (?:401|404|409)/));

test('a link of invitation acts when its button is pressed, and once', async ({ page, office }) => {
  const link = await office.invite('ahmad@company.example', 'office');
  const key = await addKey(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(link);
  await expect(page.getByRole('heading')).toHaveText(en.signIn.invitation);
  expect(posts).toEqual([]);
  await expectSound(page);

  await key.verify(false);
  await page.getByRole('button', { name: en.signIn.makeKey }).click();
  await expect(page.getByRole('alert')).toContainText(en.signIn.notAllowed);
  await key.verify(true);
  await page.getByRole('button', { name: en.signIn.makeKey }).click();
  await expect(page.getByText(en.messages.none.open)).toBeVisible();
  // The secret is not in the history.
  expect(page.url()).not.toContain('#');

  await page.goto(link);
  await page.getByRole('button', { name: en.signIn.makeKey }).click();
  await expect(page.getByRole('alert')).toContainText(en.problems.invitationUsed);
});

test('a device without a key, a company account that does not sign in, and a browser without passkeys are told so', async ({
  page,
  office,
}) => {
  await addKey(page);
  await page.goto(office.origin + INBOX_PATH);
  await page.getByRole('button', { name: en.signIn.action }).click();
  await expect(page.getByRole('alert')).toContainText(en.signIn.notAllowed);

  const api = `${office.origin}${INBOX_API_PATH}`;
  const location = `${office.origin}${ACCOUNT_PATH}?code=abc&state=xyz`;
  const json = (answer: object, status = 200) => ({ status, json: answer });
  await page.route(`${api}/sign-in/ways`, (route) => route.fulfill(json({ account: true })));
  await page.route(`${api}/account/start`, (route) =>
    route.fulfill(json({ location, secret: 'kept' })),
  );
  await page.route(`${api}/account`, (route) =>
    route.fulfill(json({ refused: 'accountUnknown' }, 401)),
  );
  await page.reload();
  const posted = page.waitForRequest(`${api}/account`);
  await page.getByRole('button', { name: en.signIn.account }).click();
  expect((await posted).postDataJSON()).toEqual({ secret: 'kept', query: '?code=abc&state=xyz' });
  await expect(page.getByRole('alert')).toContainText(en.problems.accountUnknown);
  await expectSound(page);
  await page.getByRole('link', { name: en.signIn.action }).click();
  await expect(page.getByRole('button', { name: en.signIn.action, exact: true })).toBeVisible();

  await page.unrouteAll();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.reload();
  await expect(page.getByText(en.signIn.unsupported)).toBeVisible();
});

test("a colleague's answer is shown before another is sent, and what was typed stays", async ({
  page,
  browser,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await office.send();
  // Ahmad's page learns nothing of her answer before he sends.
  await page.route('**/events', (route) => route.abort());
  const colleague = await browser.newPage({ locale: 'en-GB' });
  await enter(page, await office.invite('ahmad@company.example', 'office'));
  await enter(colleague, await office.invite('mona@company.example', 'office'));
  await expect(colleague.getByRole('listitem')).toBeVisible();
  await page.reload();
  for (const [each, text] of [
    [page, 'From Ahmad'],
    [colleague, 'From Mona'],
  ] as const) {
    await each.getByRole('listitem').getByRole('link').click();
    await each.getByRole('button', { name: en.answer.write, exact: true }).click();
    await each.getByLabel(en.answer.text, { exact: true }).fill(text);
  }
  await colleague.getByRole('button', { name: en.answer.send, exact: true }).click();
  await expect(colleague.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: en.answer.send, exact: true }).click();

  const alert = page.getByRole('alert').filter({ hasText: en.answer.meanwhile });
  await expect(alert).toContainText('mona@company.example');
  await expect(alert).toContainText('From Mona');
  await expect(page.getByLabel(en.answer.text, { exact: true })).toHaveValue('From Ahmad');
  await expectSound(page);
  await page.getByRole('button', { name: en.answer.read }).click();
  await page.getByRole('button', { name: en.answer.send, exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await colleague.close();
});

test('a new message appears by itself, also what arrived while its events were cut off', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/events', (route) => route.abort());
  await enter(page, await office.invite('ahmad@company.example', 'office'));
  await expect(page.getByText(en.messages.none.open)).toBeVisible();
  await office.send({ user_name: 'Noura' });
  const open = () =>
    page.evaluate(async (api) => (await fetch(`${api}/counts`)).text(), INBOX_API_PATH);
  await expect.poll(open).toContain('"open":1');
  await expect(page.getByText(en.messages.none.open)).toBeVisible();
  await page.unroute('**/events');
  await expect(page.getByRole('listitem')).toContainText('Noura');
  await expect(page.getByRole('link', { name: `${en.messages.tab.unread} 1` })).toBeVisible();

  // A change elsewhere does not ask for the open message again.
  await page.getByRole('listitem').getByRole('link').click();
  await expect(page.getByText(en.proof.seen)).toBeVisible();
  await expect(page.getByText(en.proof.mailed)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await office.send({ user_name: 'Omar', message: 'Another' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Omar' })).toBeVisible();
  expect(asked.filter((path) => /messages\/[\da-f-]+$/.test(path))).toEqual([]);
});

test('whose session ends signs in again at the same place; a desk that does not answer is named, and the text is kept and sent when it does', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/);
  await office.send();
  await enter(page, await office.invite('ahmad@company.example', 'office'));
  await page.getByRole('listitem').getByRole('link').click();
  const note = page.getByLabel(en.note.label);
  await note.fill('Half a sent');
  const { href } = new URL(page.url());
  await page.context().clearCookies();
  await page.getByRole('button', { name: en.note.add }).click();
  await page.getByRole('button', { name: en.signIn.action }).click();
  await expect(note).toHaveValue('Half a sent');
  expect(page.url()).toBe(href);

  await note.fill('Called back');
  await office.desk.close();
  await page.getByRole('button', { name: en.note.add }).click();
  await expect(page.getByText(en.frame.unreachable)).toBeVisible();
  await expect(page.getByText(en.problems.again)).toBeVisible();
  await expect(note).toHaveValue('Called back');
  await expectSound(page);
  await office.restart();
  await expect(note).toHaveValue('');
  await expect(page.getByText('Called back')).toBeVisible();
  await expect(page.getByText(en.frame.unreachable)).toBeHidden();
});

test('all messages that match are changed after a question', async ({ page, office }) => {
  for (let sent = 0; sent < 52; sent++) await office.send({ user_name: `Sender ${sent}` });
  await enter(page, await office.invite('ahmad@company.example', 'office'));
  const rows = page.getByRole('listitem');
  const counts = () =>
    page.evaluate(async (api) => (await fetch(`${api}/counts`)).text(), INBOX_API_PATH);
  await expect.poll(counts).toContain('"open":52');
  // A list that was shorter when it was fetched has them all by now, on no further page.
  await page.reload();
  await expect(rows).toHaveCount(50);
  await page.getByRole('checkbox', { name: en.bulk.selectAll }).check();
  await page.getByRole('button', { name: en.bulk.selectMatching }).click();
  await page.getByRole('button', { name: en.mark.done, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.bulk.changeAll }).click();
  await expect(page.getByText(en.change.changed)).toContainText('52');
  await expect(page.getByText(en.messages.none.open)).toBeVisible();
  await page.getByRole('link', { name: en.messages.tab.done }).click();
  await page.getByRole('button', { name: en.frame.more }).click();
  await expect(rows).toHaveCount(52);
});
