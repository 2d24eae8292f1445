// Attacks on the links of drafts and of registrations that were sent, with the answer to each.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import {
  APPLICATION_PATH,
  OFFICE_PATH,
  REGISTRATION_ERASE_PATH,
  REGISTRATION_LINK_PATH,
  REGISTRATION_PATH,
  REGISTRATION_SAVE_PATH,
  WITHDRAW_PATH,
} from '#shared/wire.ts';
import { expectAnswers } from '../../testing/attacks.ts';
import { SOON, storedIn, type TestDesk } from '../../testing/desk.ts';
import { pdf } from '../../testing/documents.ts';
import { sendApplication } from '../../testing/forms.ts';
import { type Answer, send } from '../../testing/http.ts';
import { mailTo, press, startMailing } from '../../testing/mail.ts';
import {
  beginRegistration,
  COMPLETE,
  FIRST_STEP,
  PIPING_FILES,
  saveRegistration,
  tokenOn,
} from '../../testing/registrations.ts';
import { linkIn } from '../../testing/smtp-peer.ts';

const OTHER = { user_email: 'other@supplier.example', company: 'Other Est.' };

/** Everything that is stored of registrations, to compare. */
async function storedOf(desk: TestDesk): Promise<string> {
  const stored = await storedIn(desk.dataDir);
  const own = stored.filter(({ form }) => ['draft', 'registration'].includes(form));
  return JSON.stringify(
    own.map(({ id, form, fields, attachments }) => [id, form, fields, attachments]),
  );
}

/** A registration that was sent and a draft, with links of both, and those of an application. */
async function start() {
  const { desk, peer } = await startMailing();
  const page = await beginRegistration(desk.url);
  await saveRegistration(desk.url, page, { ...COMPLETE, action: 'send' }, PIPING_FILES);
  const draft = await beginRegistration(desk.url, OTHER);
  await sendApplication(desk.url, pdf(9));
  await vi.waitFor(() => expect(peer.mails).toHaveLength(6), SOON);
  const sent = linkIn(mailTo(FIRST_STEP.user_email, peer).text);
  const links = peer.mails.map(({ text }) => /\S+\/api\/\S+/.exec(text ?? '')?.[0] ?? '');
  const linkTo = (path: string) =>
    links.find((link) => new URL(link || desk.url).pathname === path) ?? '';
  const application = new URL(linkTo(APPLICATION_PATH)).hash.slice(1);
  const office = new URL(linkTo(OFFICE_PATH)).hash.slice(1);
  return { desk, peer, page, draft, sent, application, office };
}

it('a link acts on a POST alone, opens only what it is for, and tells nothing of others', async () => {
  const { desk, page, sent, application, office } = await start();
  const { url } = desk;
  const before = await storedOf(desk);
  const token = tokenOn(page);
  const at = (path: string, secret: string, fields = {}, headers = {}) =>
    press(url, `${path}#${secret}`, fields, headers);
  const get = (path: string) => send(url, path);
  const guess = 'A'.repeat(43);
  const cut = token.slice(0, -1);
  const fields = { company: 'Attacker', action: 'send', revision: '' };
  await expectAnswers({
    'a guess': ['404', () => at(REGISTRATION_PATH, guess)],
    'a part of the secret': ['404', () => at(REGISTRATION_PATH, cut)],
    'a guess that saves': ['404', () => at(REGISTRATION_SAVE_PATH, guess, fields)],
    'a guess that erases': ['404', () => at(REGISTRATION_ERASE_PATH, guess)],
    'a GET that would erase': ['200', () => get(`${REGISTRATION_ERASE_PATH}?x=1`)],
    'a GET that would erase, with the secret': [
      '303',
      () => get(`${REGISTRATION_ERASE_PATH}?token=${token}`),
    ],
    'a GET that would save': [
      '404',
      () => get(`${REGISTRATION_SAVE_PATH}?token=${token}&company=Attacker`),
    ],
    'a HEAD, as a mail scanner sends': [
      '200',
      () => send(url, REGISTRATION_PATH, { method: 'HEAD' }),
    ],
    'a form of another site': [
      '403',
      () => at(REGISTRATION_ERASE_PATH, token, {}, { origin: 'https://attacker.example' }),
    ],
    "an applicant's link": ['404', () => at(REGISTRATION_PATH, application)],
    "the office's link of an application": ['404', () => at(REGISTRATION_ERASE_PATH, office)],
    "a supplier's link where applications are withdrawn": ['404', () => at(WITHDRAW_PATH, token)],
    "a supplier's link as the office's of an application": [
      '404',
      () => at(OFFICE_PATH, token, { status: 'invited' }),
    ],
    'SQL in the secret': ['404', () => at(REGISTRATION_PATH, "' OR '1'='1")],
    'a NUL in the secret': ['404', () => at(REGISTRATION_PATH, '%00')],
    'an id in place of the secret': [
      '404',
      async () => {
        const [any] = await storedIn(desk.dataDir);
        return at(REGISTRATION_PATH, String(any?.id));
      },
    ],
    'an earlier revision, without the files': [
      '409',
      () =>
        at(REGISTRATION_SAVE_PATH, token, {
          ...fields,
          user_name: 'A',
          user_email: 'a@b.example',
          user_phone: '1',
          activities: 'x',
          trade_piping: 'on',
          commercial_number: '1',
        }),
    ],
  });
  expect(await storedOf(desk)).toBe(before);
  // Both links still do what they are for.
  for (const link of [`${REGISTRATION_PATH}#${token}`, sent]) {
    expect((await press(url, link)).text).toContain(FIRST_STEP.company);
  }
});

it('nothing brings back what was erased, and no trick with the secret opens anything', async () => {
  const { desk, page, sent, draft } = await start();
  const { url } = desk;
  const [token, other] = [tokenOn(page), tokenOn(draft)];
  const post = (path: string, body: string, headers = {}) =>
    send(url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...headers },
      body,
    });
  const before = await storedOf(desk);
  const long = 'A'.repeat(100_000);
  await expectAnswers({
    'two secrets, of which the last is a guess': [
      '404',
      () => post(REGISTRATION_PATH, `token=${token}&token=${'A'.repeat(43)}`),
    ],
    'a secret as a list': ['404', () => post(REGISTRATION_PATH, `token[]=${token}`)],
    'a secret in a header': ['404', () => post(REGISTRATION_PATH, '', { authorization: token })],
    'a secret in other letters': [
      '404',
      () => press(url, `${REGISTRATION_PATH}#${token.toUpperCase()}`),
    ],
    'a secret of 100,000 letters': ['404', () => press(url, `${REGISTRATION_PATH}#${long}`)],
    'another method by a header': [
      '404',
      () =>
        send(url, REGISTRATION_SAVE_PATH, {
          method: 'PUT',
          headers: { 'x-http-method-override': 'POST' },
        }),
    ],
  });
  expect(await storedOf(desk)).toBe(before);
  expect((await press(url, `${REGISTRATION_ERASE_PATH}#${token}`)).status).toBe(200);
  // Both only read that it was withdrawn.
  await expectAnswers({
    'the form of before, saved again': [
      '200',
      () => saveRegistration(url, page, { company: 'Back Est.' }),
    ],
    'erasing again': ['200', () => press(url, `${REGISTRATION_ERASE_PATH}#${token}`)],
  });
  for (const link of [sent, `${REGISTRATION_PATH}#${token}`]) {
    const { text } = await press(url, link);
    expect(text).not.toContain(FIRST_STEP.company);
    expect(text).not.toContain(FIRST_STEP.user_email);
  }
  const left = await storedOf(desk);
  expect(left).not.toMatch(/Sawari|Back Est/);
  expect((await press(url, `${REGISTRATION_PATH}#${other}`)).text).toContain(OTHER.company);
});

it('no page with a link is kept or sends it on, and no secret is stored, logged or in an address', async () => {
  const { desk, page, sent, draft } = await start();
  const opened = await press(desk.url, sent);
  for (const { headers } of [page, opened]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': expect.stringMatching(/no-referrer|same-origin|strict-origin/),
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    });
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(opened.text).toContain('<meta name="robots" content="noindex">');
  const secrets = [tokenOn(page), tokenOn(draft), sent.split('#')[1] ?? ''];
  using file = new DatabaseSync(join(desk.dataDir, 'desk.db'), { readOnly: true });
  const tables = file.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const rows = tables.flatMap(({ name }) => {
    // A virtual table without content cannot be read.
    if (String(name).startsWith('inbox_words')) return [];
    return file
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map((row) => JSON.stringify(row));
  });
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(rows.filter((row) => row.includes(secret))).toEqual([]);
    expect(desk.log()).not.toContain(secret);
  }
  // Whoever has only the database cannot compute one: a hash opens nothing.
  for (const { hash } of file.prepare('SELECT hash FROM case_link').all()) {
    expect((await press(desk.url, `${REGISTRATION_PATH}#${hash}`)).status).toBe(404);
  }
});

it('guesses and requests for links are limited, and tell nobody who has registered', async () => {
  const { desk } = await startMailing({ env: { RATE_LIMIT: '5' } });
  await beginRegistration(desk.url);
  const answers: Answer[] = [];
  for (let index = 0; index < 60; index += 1) {
    answers.push(await press(desk.url, `${REGISTRATION_PATH}#${'A'.repeat(42)}${index % 10}`));
    if (answers.at(-1)?.status === 429) break;
  }
  expect(answers.at(-1)?.status).toBe(429);
  const other = await startMailing();
  await beginRegistration(other.desk.url);
  const ask = (address: string) => press(other.desk.url, REGISTRATION_LINK_PATH, { address });
  const [known, unknown] = [await ask(FIRST_STEP.user_email), await ask('nobody@supplier.example')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(known.text).not.toContain(FIRST_STEP.company);
});

it('who takes a registration over by a forwarded link is noticed by whoever it was', async () => {
  const { desk, peer, sent } = await start();
  const page = await press(desk.url, sent);
  const before = peer.mails.length;
  const changed = await saveRegistration(desk.url, page, { user_email: 'attacker@mail.example' });
  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 1), SOON);
  const mail = mailTo(FIRST_STEP.user_email, peer);
  expect(mail.subject).toMatch(/^Another address for /);
  // By its link the former contact person takes it back.
  const own = await press(desk.url, linkIn(mail.text));
  expect(own.text).toContain('value="attacker@mail.example"');
  const back = await saveRegistration(desk.url, own, { user_email: FIRST_STEP.user_email });
  expect(back.status).toBe(200);
});
