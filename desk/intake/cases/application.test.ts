// The status of an application (decision 0113): its mails, the applicant's page, the office's, withdrawal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { APPLICATION_PATH, OFFICE_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import { referenceOf } from '../../store/reference.ts';
import { SOON, storedIn, type TestDesk, valuesOf } from '../../testing/desk.ts';
import { pdf } from '../../testing/documents.ts';
import { APPLICATION, emailjsIds, sendMultipart } from '../../testing/forms.ts';
import { allDelivered, mailTo, OFFICE, press, startMailing } from '../../testing/mail.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { linkIn } from '../../testing/smtp-peer.ts';

const DAY = 24 * 60 * 60_000;

/** 22:30 in UTC, the next day in Riyadh. */
const START = Date.UTC(2026, 10, 22, 22, 30);

/** Sends an application, and waits until its mails have been sent. */
async function apply(desk: TestDesk, change: Record<string, string> = {}) {
  const file = new File([new Uint8Array(pdf(5_000))], 'a.pdf');
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION, ...change });
  expect((await sendMultipart(desk.url, [...fields, ['resume', file]])).text).toBe('OK');
  await allDelivered(desk);
}

/** A desk with an application, its mails, and the links in them. */
async function applied() {
  const { peer, clock, desk } = await startMailing({ clock: createManualClock(START) });
  await apply(desk);
  const [receipt, toOffice] = [mailTo(APPLICATION.user_email, peer), mailTo(OFFICE[0], peer)];
  const [applicant, office] = [linkIn(receipt.text), linkIn(toOffice.text)];
  const withdraw = applicant.replace(APPLICATION_PATH, WITHDRAW_PATH);
  const application = (await storedIn(desk.dataDir)).find(({ form }) => form === 'career');
  const reference = referenceOf(String(application?.id));
  return { peer, clock, desk, receipt, toOffice, applicant, office, withdraw, reference };
}

const formsIn = async (desk: TestDesk) =>
  (await storedIn(desk.dataDir)).map(({ form }) => form).toSorted();

const set = (desk: TestDesk, link: string, status: string) => press(desk.url, link, { status });

it('an applicant gets a receipt with a link, and sees the status that the office sets', async () => {
  const { peer, clock, desk, receipt, toOffice, applicant, office, reference } = await applied();
  const stored = (await storedIn(desk.dataDir)).find(({ form }) => form === 'receipt');
  expect(valuesOf(stored)).toEqual({ user_email: APPLICATION.user_email });
  expect(peer.envelopes.map(({ to }) => to)).toContainEqual([APPLICATION.user_email]);
  expect(receipt.subject).toBe(`Your application, reference ${reference}`);
  expect(receipt.headers.get('auto-submitted')).toBe('auto-generated');
  // Nobody can mail text of their choice to a stranger.
  expect(`${receipt.text}${receipt.html}`).not.toContain(APPLICATION.user_name);
  expect(receipt.attachments).toEqual([]);
  expect(toOffice.text).toContain(`Reference ${reference}.`);
  expect(toOffice.text).not.toContain(applicant);
  expect(office).toContain(`${OFFICE_PATH}#`);

  const expectPage = async (...texts: string[]) => {
    const page = (await press(desk.url, applicant)).text;
    for (const text of texts) expect(page).toContain(text);
    expect(page).not.toContain(APPLICATION.user_email);
    return page;
  };
  await expectPage(
    '<meta name="robots" content="noindex">',
    `<dt>Reference</dt><dd>${reference}</dd>`,
    // At the office.
    '<dt>Received</dt><dd>23 November 2026</dd>',
    '<p>Not read yet.</p>',
  );
  expect((await press(desk.url, office)).text).toContain('<button name="status" value="read">');
  for (const status of ['withdrawn', 'received', '', 'read&status=x']) {
    expect((await set(desk, office, status)).status).toBe(400);
  }
  clock.advance(DAY);
  expect((await set(desk, office, 'read')).text).toContain('The new status is stored.');
  clock.advance(DAY);
  await set(desk, office, 'invited');
  clock.advance(DAY);
  // A reload.
  await set(desk, office, 'invited');
  await expectPage(
    '<p>We would like to meet you.</p>',
    '<dt>Read</dt><dd>24 November 2026</dd>',
    '<dt>Invited</dt><dd>25 November 2026</dd>',
  );
  await set(desk, office, 'declined');
  expect(await expectPage('<dt>Declined</dt><dd>26 November 2026</dd>')).not.toContain('Invited');
  // A change is not mailed.
  expect(peer.mails).toHaveLength(2);
});

it('an applicant withdraws: everything is erased, the office is notified, the links end', async () => {
  const { peer, clock, desk, applicant, office, withdraw, reference } = await applied();
  const [path, token] = withdraw.split('#');
  expect((await press(desk.url, applicant)).text).toContain(`<form method="post" action="${path}">
<input type="hidden" name="token" value="${token}"><button>Withdraw and erase</button>`);
  clock.advance(DAY);
  expect((await press(desk.url, withdraw)).text).toContain('Your application is withdrawn.');
  const onDisk = readdirSync(desk.dataDir).map((name) => readFileSync(join(desk.dataDir, name)));
  for (const trace of [APPLICATION.user_email, APPLICATION.user_name, '%PDF']) {
    expect([trace, onDisk.some((bytes) => bytes.includes(trace))]).toEqual([trace, false]);
  }
  // A double click.
  expect((await press(desk.url, withdraw)).text).toContain('Your application is withdrawn.');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.mails[2]?.subject).toBe(`Website: application ${reference} was withdrawn`);
  expect(peer.envelopes[2]?.to).toEqual(OFFICE);
  const page = (await press(desk.url, applicant)).text;
  expect(page).toContain('<dt>Withdrawn</dt><dd>24 November 2026</dd>');
  expect(page).toContain(reference);
  expect(page).not.toContain(WITHDRAW_PATH);
  expect((await set(desk, office, 'invited')).status).toBe(404);
  expect(await formsIn(desk)).toEqual(['withdrawal']);

  clock.advance(30 * DAY);
  await vi.waitFor(async () => expect(await formsIn(desk)).toEqual([]), SOON);
  const gone = await press(desk.url, applicant);
  const guess = 'a'.repeat(43);
  const guessed = await press(desk.url, `${APPLICATION_PATH}#${guess}`);
  // The link to the other language has the token.
  expect([gone.status, gone.text.replace(String(token), guess)]).toEqual([404, guessed.text]);
});

it('mails one mailbox at most three receipts a day, and none about suspected spam', async () => {
  const { peer, clock, desk } = await applied();
  const mailsFor = async (change: Record<string, string>) => {
    const before = peer.mails.length;
    await apply(desk, { user_phone: `${before}`, ...change });
    return peer.mails.length - before;
  };
  const upper = { user_email: APPLICATION.user_email.toUpperCase() };
  const tagged = { user_email: APPLICATION.user_email.replace('@', '+jobs@') };
  const other = { user_email: 'other@client.example' };
  const counts = [];
  for (const each of [upper, tagged, {}, upper, other, { ...other, second_note: 'x' }]) {
    counts.push(await mailsFor(each));
  }
  // The office gets every application.
  expect(counts).toEqual([2, 2, 1, 1, 2, 1]);
  expect(peer.envelopes.at(-1)?.to).toEqual(OFFICE);
  expect((await set(desk, linkIn(peer.mails.at(-1)?.text), 'read')).status).toBe(200);
  clock.advance(DAY);
  expect(await mailsFor({})).toBe(2);
});
