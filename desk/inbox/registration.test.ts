// A supplier's registration in the office's hands: asked about, decided by trade, suspended, renewed and exported.
import { expect, it, vi } from 'vitest';
import { REGISTRATION_ERASE_PATH, REGISTRATION_PATH } from '#shared/wire.ts';
import { SOON, storedIn } from '../testing/desk.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { mailTo, press } from '../testing/mail.ts';
import {
  beginRegistration,
  COMPLETE,
  FIRST_STEP,
  filesFor,
  PIPING_FILES,
  saveRegistration,
} from '../testing/registrations.ts';
import { linkIn } from '../testing/smtp-peer.ts';

type Office = Awaited<ReturnType<typeof startOffice>>;

/** A registration that was sent and is listed; the supplier's link, and the message as the office opens it. */
async function registered(office: Office, changed: Record<string, string> = {}) {
  const { url } = office;
  const page = await beginRegistration(url, changed);
  const sent = await saveRegistration(
    url,
    page,
    { ...COMPLETE, ...changed, action: 'send' },
    PIPING_FILES,
  );
  expect(sent.text).toContain('Your registration has arrived.');
  await office.lists(1, 'form=registration');
  const [row] = await office.listed('form=registration');
  const id = String(row?.id);
  const open = async () => (await office.browser.call('GET', `messages/${id}`)).json;
  return { id, open, page: sent };
}

const supplierMails = ({ peer }: Office) =>
  peer.envelopes.filter(({ to }) => to.includes(FIRST_STEP.user_email)).length;

/** Waits for so many mails to the supplier; resolves to the link in the newest. */
async function supplierLink(office: Office, count: number): Promise<string> {
  await vi.waitFor(() => {
    office.clock.advance(1_000);
    expect(supplierMails(office)).toBe(count);
  }, SOON);
  return linkIn(mailTo(FIRST_STEP.user_email, office.peer).text);
}

const APPROVED = { decision: 'approved', until: '2029-11-30', reason: 'Up to SAR 200,000' };

it('from received to approved: asked about one document, answered, decided for one trade', async () => {
  const office = await startOffice();
  const { id, open } = await registered(office, { trade_scaffolding: 'on' });
  const link = await supplierLink(office, 2);
  const status = async () => (await press(office.url, link)).text;
  expect(await status()).toContain('<strong>Documents missing.</strong>');
  expect(await status()).toContain('<a href="#injuries">Injury figures</a>');
  const message = await open();
  expect(message).toMatchObject({ form: 'registration', subject: FIRST_STEP.company, desk: 4 });
  expect(message.registration).toMatchObject({
    status: 'missing',
    trades: [
      { id: 'piping', state: 'undecided', lacking: [] },
      { id: 'scaffolding', lacking: ['injuries'] },
    ],
  });

  const asked = await office.browser.call('POST', `messages/${id}/questions`, {
    item: 'vat',
    text: 'Whose number is this?',
  });
  expect(asked.status).toBe(200);
  const answerLink = await supplierLink(office, 3);
  expect(mailTo(FIRST_STEP.user_email, office.peer).text).toContain(
    'VAT certificate:\nWhose number is this?',
  );
  const page = await press(office.url, answerLink);
  expect(page.text).toContain('We ask: Whose number is this?');
  const answered = await saveRegistration(
    office.url,
    page,
    { vat_answer: 'Our parent company’s' },
    filesFor('injuries'),
  );
  expect(answered.status).toBe(200);
  expect(answered.text).not.toContain('We ask:');
  const after = await open();
  expect(after.registration.status).toBe('evaluation');
  expect(after.registration.questions).toMatchObject([{ answered: true }]);
  expect(after.notes.at(-1).text).toBe(
    'Injury figures\nVAT certificate: Your answer: Our parent company’s',
  );

  const decide = (revision: string, decision: object) =>
    office.browser.call('POST', `messages/${id}/decisions`, {
      ...{ trade: 'piping', revision, ...decision },
    });
  // Decided about what the supplier has replaced meanwhile.
  expect((await decide(message.registration.revision, APPROVED)).json).toEqual({
    refused: 'changedMeanwhile',
  });
  for (const wrong of [
    { ...APPROVED, until: null },
    { decision: 'declined', until: null, reason: ' ' },
    { ...APPROVED, trade: 'other' },
  ]) {
    expect((await decide(after.registration.revision, wrong)).status).toBe(400);
  }
  expect((await decide(after.registration.revision, APPROVED)).status).toBe(200);
  await supplierLink(office, 4);
  expect(mailTo(FIRST_STEP.user_email, office.peer).text).toContain(
    'Piping:\nApproved until 30 November 2029',
  );
  const { registration } = await open();
  expect(registration.trades).toMatchObject([
    { id: 'piping', state: 'approved', by: 'ahmad@people.example' },
    { id: 'scaffolding', state: 'undecided' },
  ]);
  const seen = await status();
  expect(seen).toContain('Approved until 30 November 2029');
  expect(seen).toContain('Not decided yet');
  // What was decided about is fixed; contact persons can be corrected.
  const corrected = await saveRegistration(office.url, await press(office.url, link), {
    ...{ company: 'Another', user_phone: '+966 13 000 0056' },
  });
  expect(corrected.status).toBe(200);
  const values = Object.fromEntries(
    (await open()).fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  expect(values).toMatchObject({ company: FIRST_STEP.company, user_phone: '+966 13 000 0056' });
});

const DAY = 24 * 60 * 60_000;

/** Lets the time pass until then, a day at a time. */
async function passUntil({ clock }: Office, end: number): Promise<void> {
  while (clock.now() < end) {
    const sleeping = clock.sleeping();
    clock.advance(Math.min(DAY, end - clock.now()));
    await vi.waitFor(() => expect(clock.sleeping()).toBeGreaterThanOrEqual(sleeping), SOON);
  }
}

it('a lapsed document suspends and its renewal restores, with one reminder for each step', async () => {
  const office = await startOffice();
  const { id, open } = await registered(office);
  const { registration } = await open();
  const decision = { trade: 'piping', revision: registration.revision, ...APPROVED };
  const decided = await office.browser.call('POST', `messages/${id}/decisions`, decision);
  expect(decided.status).toBe(200);
  const link = await supplierLink(office, 3);
  const status = async () => {
    const [, label] =
      /<p><strong>([^<]*)\.<\/strong>/.exec((await press(office.url, link)).text) ?? [];
    return label;
  };
  const reminders = (subject: string) =>
    office.peer.mails.filter((mail) => mail.subject?.includes(subject)).length;
  const reminded = (times: number) =>
    vi.waitFor(() => {
      office.clock.advance(1_000);
      expect([reminders('A document of'), reminders('a document of Sawari')]).toEqual([
        times,
        times,
      ]);
    }, SOON);

  // The commercial registration expires on 31 March: reminders are due 60, 30 and 7 days before.
  await passUntil(office, Date.UTC(2026, 0, 29, 20, 59));
  expect(reminders('A document of')).toBe(0);
  await passUntil(office, Date.UTC(2026, 0, 29, 23));
  await reminded(1);
  // Nothing runs for four weeks, twice: the step of 30 days is over when that of 7 is due.
  for (const _ of [1, 2]) {
    const sleeping = office.clock.sleeping();
    office.clock.advance(28 * DAY);
    await vi.waitFor(() => expect(office.clock.sleeping()).toBeGreaterThanOrEqual(sleeping), SOON);
  }
  await reminded(2);
  expect(mailTo(FIRST_STEP.user_email, office.peer).text).toContain(
    'Commercial registration:\n31 March 2026 (12 Shawwal 1447 AH)',
  );

  // Midnight in Riyadh is 21:00 in UTC.
  await passUntil(office, Date.UTC(2026, 2, 31, 20, 59, 59));
  expect(await status()).toBe('Approved');
  await passUntil(office, Date.UTC(2026, 2, 31, 21));
  expect(await status()).toBe('Suspended');
  await passUntil(office, Date.UTC(2026, 3, 2));
  await reminded(3);
  await passUntil(office, Date.UTC(2026, 3, 10));
  await reminded(3);

  const renewal = { commercial_issued: '2026-04-05', commercial_expires: '2027-03-31' };
  const page = await press(office.url, link);
  // A longer term needs the document that shows it.
  expect((await saveRegistration(office.url, page, renewal)).status).toBe(422);
  const [[name = '', file] = []] = filesFor('commercial');
  const newFile = new File([await (file as File).arrayBuffer(), 'renewed'], 'renewed.pdf');
  const saved = await saveRegistration(office.url, page, renewal, [[name, newFile]]);
  expect(saved.status).toBe(200);
  expect(await status()).toBe('Approved');

  await office.browser.signIn();
  const after = await open();
  expect(after.unread).toBe(false);
  expect(after.registration.documents[0]).toMatchObject({
    id: 'commercial',
    files: [0, 3],
    versions: [{ expires: '2027-03-31' }, { expires: '2026-03-31', issued: '2025-04-01' }],
    until: '2027-03-31',
  });
  expect(after.notes.at(-1).text).toContain('Commercial registration: Date of expiry');
});

it('exports who is approved today, and shows others of the same company', async () => {
  const office = await startOffice();
  const { id, open } = await registered(office);
  const other = { user_email: 'other@sawari.example', company: '=Sawari' };
  const page = await beginRegistration(office.url, other);
  const number = { commercial_number: '2050123456', action: 'send' };
  await saveRegistration(office.url, page, { ...COMPLETE, ...number }, PIPING_FILES);
  await office.lists(2, 'form=registration');
  const message = await open();
  expect(message.registration.same).toMatchObject([{ email: other.user_email }]);
  const rows = async (query = '') =>
    (await office.browser.call('GET', `suppliers${query}`)).text.trim().split('\r\n').slice(1);
  expect(await rows()).toEqual([]);
  const { revision } = message.registration;
  const decision = { trade: 'piping', revision, ...APPROVED };
  await office.browser.call('POST', `messages/${id}/decisions`, decision);
  expect(await rows()).toEqual([
    expect.stringMatching(
      /^[\dA-Z]{4}-[\dA-Z]{4},Sawari Piping Est\.,2050 123 456,Piping,2029-11-30,"Up to SAR 200,000",2026-03-31,/,
    ),
  ]);
  // The last day of a document, and the day after it.
  expect(await rows('?on=2026-03-31')).toHaveLength(1);
  expect(await rows('?on=2026-04-01')).toEqual([]);
  for (const day of ['2025-01-01', '2026-02-30', 'tomorrow']) {
    expect((await office.browser.call('GET', `suppliers?on=${day}`)).status).toBe(400);
  }
  const hr = await office.signedIn('reem', 'hr');
  expect((await hr.call('GET', 'suppliers')).text.trim().split('\r\n')).toHaveLength(1);
  expect((await hr.call('GET', `messages/${id}`)).status).toBe(404);
  const desk = await office.signedIn('huda', 'desk:4');
  expect((await desk.call('GET', `messages/${id}`)).status).toBe(200);
});

it('the supplier erases it, with its files, decisions and links; the office is told', async () => {
  const office = await startOffice();
  const { id, open } = await registered(office);
  const link = await supplierLink(office, 2);
  await open();
  const page = await press(office.url, link);
  expect(page.text).toContain('Erase this registration');
  const erase = link.replace(REGISTRATION_PATH, REGISTRATION_ERASE_PATH);
  expect((await press(office.url, erase)).text).toContain('The registration is erased.');
  const left = await storedIn(office.dataDir);
  expect(left.map(({ form }) => form)).toEqual(['withdrawal']);
  expect((await office.browser.call('GET', `messages/${id}`)).status).toBe(404);
  expect((await press(office.url, link)).text).toContain('<strong>Erased.</strong>');
  await vi.waitFor(() => {
    office.clock.advance(1_000);
    const subjects = office.peer.mails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Website: registration .* was erased$/));
  }, SOON);
});
