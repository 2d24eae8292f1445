// The status of an application (decision 0113): mails, the applicant's page, the office's, withdrawal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { APPLICATION_PATH, OFFICE_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import { referenceOf } from '../store/reference.ts';
import { passDays, SOON, startDesk, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, emailjsIds, sendApplication, sendMultipart } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { mailEnvironment, OFFICE, press, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';
import { linkIn, type SmtpPeer } from '../testing/smtp-peer.ts';

const DAY = 24 * 60 * 60_000;

/** 22:30 in UTC, the next day in Riyadh. */
const START = Date.UTC(2026, 10, 22, 22, 30);

/** The path of the link in the newest mail to this recipient. */
function linkTo(address: string, { mails, envelopes }: SmtpPeer): string {
  return linkIn(mails[envelopes.findLastIndex(({ to }) => to.includes(address))]?.text);
}

/** A desk with an application, its mails, and the links in them. */
async function applied(env: Record<string, string> = {}) {
  const peer = await startPeer();
  const clock = createManualClock(START);
  const desk = await startDesk({ clock, env: { ...mailEnvironment(peer.url), ...env } });
  expect((await sendApplication(desk.url, pdf(50_000))).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const links = {
    applicant: linkTo(APPLICATION.user_email, peer),
    office: linkTo(OFFICE[0], peer),
  };
  const withdraw = links.applicant.replace(APPLICATION_PATH, WITHDRAW_PATH);
  return { peer, clock, desk, ...links, withdraw };
}

const formsIn = async (desk: TestDesk) =>
  (await storedIn(desk.dataDir)).map(({ form }) => form).toSorted();

const set = (desk: TestDesk, link: string, status: string, headers = {}) =>
  press(desk.url, link, { status }, headers);

it('an applicant gets a receipt with a link, and sees the status that the office sets', async () => {
  const { peer, clock, desk, applicant, office } = await applied();
  const [stored, application] = await storedIn(desk.dataDir);
  expect([stored, application].map((each) => each?.form)).toEqual(['receipt', 'career']);
  expect(valuesOf(stored)).toEqual({ user_email: APPLICATION.user_email });
  const reference = referenceOf(String(application?.id));
  const at = peer.envelopes.findIndex(({ to }) => to.includes(APPLICATION.user_email));
  const receipt = peer.mails[at];
  expect(peer.envelopes[at]?.to).toEqual([APPLICATION.user_email]);
  expect(receipt?.subject).toBe(`Your application, reference ${reference}`);
  expect(receipt?.headers.get('auto-submitted')).toBe('auto-generated');
  // Nobody can mail text of their choice to a stranger.
  expect(`${receipt?.text}${receipt?.html}`).not.toContain(APPLICATION.user_name);
  expect(receipt?.attachments).toEqual([]);
  const toOffice = peer.mails[1 - at];
  expect(toOffice?.text).toContain(`Reference ${reference}.`);
  expect(toOffice?.text).not.toContain(applicant);
  expect(receipt?.text).not.toContain(office);
  expect([applicant, office].map((link) => link.replace(/#.{43}$/, '#'))).toEqual([
    `${APPLICATION_PATH}#`,
    `${OFFICE_PATH}#`,
  ]);

  const page = await press(desk.url, applicant);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(page.text).toContain(`<dt>Reference</dt><dd>${reference}</dd>`);
  expect(page.text).toContain('<dt>Received</dt><dd>23 November 2026</dd>');
  expect(page.text).toContain('<p>Not read yet.</p>');
  expect(page.text).not.toContain(APPLICATION.user_email);

  clock.advance(DAY);
  expect((await set(desk, office, 'read')).text).toContain('The new status is stored.');
  clock.advance(DAY);
  // A double click, or a reload.
  for (let i = 0; i < 2; i++) expect((await set(desk, office, 'invited')).status).toBe(200);
  clock.advance(DAY);
  await set(desk, office, 'invited');
  const later = (await press(desk.url, applicant)).text;
  expect(later).toContain('<p>We would like to meet you.</p>');
  expect(later).toContain('<dt>Read</dt><dd>24 November 2026</dd>');
  expect(later).toContain('<dt>Invited</dt><dd>25 November 2026</dd>');
  await set(desk, office, 'declined');
  const last = (await press(desk.url, applicant)).text;
  expect(last).toContain('<dt>Declined</dt><dd>26 November 2026</dd>');
  expect(last).not.toContain('Invited');
  // A change is not mailed, and no link is logged.
  expect(peer.mails).toHaveLength(2);
  for (const path of [applicant, office]) expect(desk.log()).not.toContain(path.split('#')[1]);
});

it('opening a link changes nothing, and neither link opens the other’s page', async () => {
  const { desk, applicant, office, withdraw } = await applied();
  const page = await send(desk.url, OFFICE_PATH);
  expect(page.text).toContain('<form method="post" data-at-once>');
  for (const link of [applicant, office, withdraw]) {
    const [path = '', token] = link.split('#');
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await send(desk.url, path, { method })).status).toBe(200);
      // An earlier mail's.
      const old = await send(desk.url, `${path}?token=${token}&status=invited`, { method });
      expect([old.status, old.headers.location]).toEqual([303, link]);
    }
    // Only a button sends a status.
    expect((await send(desk.url, `${path}?status=invited`)).status).toBe(200);
  }
  expect((await press(desk.url, office)).text).toContain('<button name="status" value="read">');
  expect((await press(desk.url, applicant)).text).toContain('Not read yet.');
  expect(await formsIn(desk)).toEqual(['career', 'receipt']);

  const [applicantsToken, officesToken] = [applicant, office].map((path) => path.split('#')[1]);
  const asOffice = `${OFFICE_PATH}#${applicantsToken}`;
  const asApplicant = `#${officesToken}`;
  // The last two are tokens of other kinds of mail.
  for (const link of [
    asOffice,
    `${APPLICATION_PATH}${asApplicant}`,
    `${WITHDRAW_PATH}${asApplicant}`,
    `/api/confirm#${applicantsToken}`,
    `/api/unsubscribe#${applicantsToken}`,
  ]) {
    expect([link, (await press(desk.url, link)).status]).toEqual([link, 404]);
  }
  expect((await set(desk, asOffice, 'invited')).status).toBe(404);
  for (const status of ['withdrawn', 'received', '', 'read&status=x']) {
    expect((await set(desk, office, status)).status).toBe(400);
  }
  for (const path of [office, withdraw]) {
    const foreign = { origin: 'https://evil.example' };
    expect((await set(desk, path, 'read', foreign)).status).toBe(403);
  }
  expect((await press(desk.url, applicant)).text).toContain('Not read yet.');
  expect(await formsIn(desk)).toEqual(['career', 'receipt']);
});

it('an applicant withdraws: everything is erased, the office is notified, the links end', async () => {
  const { peer, clock, desk, applicant, office, withdraw } = await applied();
  await set(desk, office, 'read');
  const application = (await storedIn(desk.dataDir)).find(({ form }) => form === 'career');
  const reference = referenceOf(String(application?.id));
  const [path, token] = withdraw.split('#');
  const status = (await press(desk.url, applicant)).text;
  expect(status).toContain('<details><summary>Withdraw this application</summary>');
  expect(status).toContain(`<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}"><button>Withdraw and erase</button>`);
  clock.advance(DAY);
  expect((await press(desk.url, withdraw)).text).toContain('Your application is withdrawn.');
  // A double click.
  expect((await press(desk.url, withdraw)).text).toContain('Your application is withdrawn.');
  expect(await formsIn(desk)).toEqual(['withdrawal']);
  const onDisk = readdirSync(desk.dataDir).map((name) => readFileSync(join(desk.dataDir, name)));
  for (const trace of [APPLICATION.user_email, APPLICATION.user_name, '%PDF']) {
    expect([trace, onDisk.some((bytes) => bytes.includes(trace))]).toEqual([trace, false]);
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.mails[2]?.subject).toBe(`Website: application ${reference} was withdrawn`);
  expect(peer.envelopes[2]?.to).toEqual(OFFICE);

  const page = (await press(desk.url, applicant)).text;
  expect(page).toContain('<dt>Withdrawn</dt><dd>24 November 2026</dd>');
  expect(page).toContain(reference);
  expect(page).not.toContain(WITHDRAW_PATH);
  expect((await press(desk.url, office)).status).toBe(404);
  expect((await set(desk, office, 'invited')).status).toBe(404);
  expect(await formsIn(desk)).toEqual(['withdrawal']);

  clock.advance(30 * DAY);
  await vi.waitFor(async () => expect(await formsIn(desk)).toEqual([]), SOON);
  const gone = await press(desk.url, applicant);
  const guess = 'a'.repeat(43);
  const guessed = await press(desk.url, `${APPLICATION_PATH}#${guess}`);
  // The link to the other language has the token.
  const text = gone.text.replace(applicant.split('#')[1] ?? '', guess);
  expect([gone.status, text]).toEqual([404, guessed.text]);
  expect((await press(desk.url, withdraw)).status).toBe(404);
});

it('links end with the retention of the application, and when an operator erases it', async () => {
  const kept = await applied();
  await vi.waitFor(async () => {
    const states = (await storedIn(kept.desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states).toEqual(['delivered', 'delivered']);
  }, SOON);
  await passDays(kept.clock, 364);
  expect((await press(kept.desk.url, kept.applicant)).status).toBe(200);
  await passDays(kept.clock, 1);
  await vi.waitFor(async () => expect(await formsIn(kept.desk)).toEqual([]), SOON);

  const erased = await applied();
  const run = operator({ DATA_DIR: erased.desk.dataDir });
  await run('erase', [], { email: APPLICATION.user_email, yes: true });
  for (const { desk, applicant, office, withdraw } of [kept, erased]) {
    for (const link of [applicant, office, withdraw]) {
      expect((await press(desk.url, link)).status).toBe(404);
    }
    expect((await set(desk, office, 'read')).status).toBe(404);
    expect(await formsIn(desk)).toEqual([]);
  }
});

it('refuses guessed tokens, and too many of them', async () => {
  const { desk, applicant, office } = await applied({ RATE_LIMIT: '12' });
  for (const link of [
    APPLICATION_PATH,
    `${applicant}x`,
    `${APPLICATION_PATH}#%00`,
    OFFICE_PATH,
    `${office}x`,
    `${WITHDRAW_PATH}#x`,
  ]) {
    expect([link, (await press(desk.url, link)).status]).toEqual([link, 404]);
  }
  for (const path of ['?token=x', '?token=%00', '?token[]=a']) {
    const answer = await send(desk.url, APPLICATION_PATH + path, { method: 'POST' });
    expect(answer.status).toBe(404);
  }
  expect((await set(desk, `${office}x`, 'read')).status).toBe(404);
  expect((await press(desk.url, applicant)).status).toBe(200);
  const refused = await press(desk.url, applicant);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.any(Number),
  ]);
  expect((await press(desk.url, office)).status).toBe(429);
});

it('mails one address at most three receipts a day; the office gets every application', async () => {
  const { peer, clock, desk } = await applied();
  const apply = async (number: number, address: string = APPLICATION.user_email) => {
    const before = peer.mails.length;
    const fields = { ...emailjsIds('career'), ...APPLICATION, user_phone: `${number}` };
    const file = new File([new Uint8Array(pdf(100))], 'a.pdf');
    const sent = [...Object.entries({ ...fields, user_email: address }), ['resume', file]];
    expect((await sendMultipart(desk.url, sent as [string, string | Blob][])).text).toBe('OK');
    await vi.waitFor(async () => {
      const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
      expect(states.every((state) => state === 'delivered')).toBe(true);
    }, SOON);
    return peer.mails.length - before;
  };
  const upper = APPLICATION.user_email.toUpperCase();
  const tagged = APPLICATION.user_email.replace('@', '+jobs@');
  expect([await apply(2), await apply(3, upper), await apply(4, tagged), await apply(5)]).toEqual([
    2, 2, 1, 1,
  ]);
  expect(await apply(6, 'other@client.example')).toBe(2);
  clock.advance(DAY);
  expect(await apply(7)).toBe(2);
});

it('mails nothing to the address of suspected spam; the office can set its status', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const file = new File([new Uint8Array(pdf(100))], 'a.pdf');
  const fields = { ...emailjsIds('career'), ...APPLICATION, second_note: 'x' };
  const sent = [...Object.entries(fields), ['resume', file]] as [string, string | Blob][];
  expect((await sendMultipart(desk.url, sent)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.envelopes[0]?.to).toEqual(OFFICE);
  expect(await formsIn(desk)).toEqual(['career']);
  expect((await set(desk, linkTo(OFFICE[0], peer), 'read')).status).toBe(200);
});

it('a receipt that its address rejects is kept without an alarm', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'recipient', code: 550, recipient: APPLICATION.user_email };
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await sendApplication(desk.url, pdf(100));
  await vi.waitFor(async () => {
    const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states).toEqual(['refused', 'delivered']);
  }, SOON);
  expect(peer.mails).toHaveLength(1);
  expect(desk.log()).not.toContain('"level":50');
});

it('answers 503 while the store does not answer; the links stay valid', async () => {
  const { desk, applicant, office, withdraw } = await applied();
  const other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('ALTER TABLE submission RENAME TO gone');
  for (const answer of [
    await press(desk.url, applicant),
    await set(desk, office, 'read'),
    await press(desk.url, withdraw),
  ]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.text).toContain('role="alert"');
  }
  other.exec('ALTER TABLE gone RENAME TO submission');
  other.close();
  expect((await press(desk.url, applicant)).status).toBe(200);
});
