// A supplier's registration (decision 0123), from the first field until it is sent.
import { expect, it, vi } from 'vitest';
import { REGISTRATION_LINK_PATH, REGISTRATION_PATH } from '#shared/wire.ts';
import { SOON, storedIn, type TestDesk, valuesOf } from '../../testing/desk.ts';
import { pdf } from '../../testing/documents.ts';
import { send } from '../../testing/http.ts';
import { mailTo, press, startMailing } from '../../testing/mail.ts';
import {
  beginRegistration,
  COMPLETE,
  FIRST_STEP,
  filesFor,
  PIPING_FILES,
  saveRegistration,
  shownIn,
  tokenOn,
} from '../../testing/registrations.ts';
import { linkIn } from '../../testing/smtp-peer.ts';
import { upload } from '../../testing/uploads.ts';

const only = async (desk: TestDesk, form: string) =>
  (await storedIn(desk.dataDir)).filter((each) => each.form === form);

it('a draft is saved as it is, and the mailed link reopens it on another machine', async () => {
  const { desk, peer } = await startMailing();
  const page = await beginRegistration(desk.url);
  expect(page.status).toBe(200);
  expect(shownIn(page)).toMatchObject(FIRST_STEP);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const mail = mailTo(FIRST_STEP.user_email, peer);
  // Nobody can mail text of their choice to a stranger.
  expect(`${mail.text}${mail.html}`).not.toContain('Sawari');
  const link = linkIn(mail.text);
  expect(link).toMatch(new RegExp(`^${REGISTRATION_PATH}#[\\w-]{43}$`));
  expect(link.split('#')[1]).not.toBe(tokenOn(page));

  const saved = await saveRegistration(
    desk.url,
    page,
    { activities: 'Pipes & <tanks>', commercial_expires: '٢٠٢٦-١٢-٣١', trade_piping: 'on' },
    filesFor('commercial'),
  );
  expect([saved.status, saved.text]).toEqual([
    200,
    expect.stringContaining('Everything is saved.'),
  ]);
  const reopened = await press(desk.url, link);
  expect(shownIn(reopened)).toMatchObject({
    activities: 'Pipes & <tanks>',
    commercial_expires: '2026-12-31',
    trade_piping: 'on',
  });
  expect(reopened.text).toContain('commercial.pdf has arrived.');
  expect(reopened.text).toContain('22 Rajab 1448 AH');
  // Nothing of it reaches the office.
  expect(peer.mails).toHaveLength(1);
});

it('what has to be corrected is beside its field, with everything typed; what is right is saved', async () => {
  const { desk } = await startMailing();
  const refused = await beginRegistration(desk.url, { user_email: 'badr', company: ' ' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Company is a required field');
  expect(refused.text).toContain('value="badr"');
  const page = await beginRegistration(desk.url);
  const sent = await saveRegistration(
    desk.url,
    page,
    {
      action: 'send',
      second_email: 'no address',
      commercial_issued: '2026-12-01',
      commercial_expires: '2026-11-01',
      vat_issued: '31/12/2026',
      bank_issued: 'soon',
      references: 'x'.repeat(5_001),
    },
    [...filesFor('vat'), ...filesFor('bank'), ['approvals_file', new File(['MZ'], 'bank.exe')]],
  );
  expect(sent.status).toBe(422);
  const problems = [...sent.text.matchAll(/<p class="problem" id="(\w+)-problem">/g)].map(
    ([, id]) => id,
  );
  expect(problems.toSorted()).toEqual(
    [
      'activities',
      'approvals_file',
      'bank_issued',
      'commercial_expires',
      'references',
      'second_email',
      'trade',
      'vat_issued',
    ].toSorted(),
  );
  expect(shownIn(sent)).toMatchObject({ second_email: 'no address', vat_issued: '31/12/2026' });
  const [draft] = await only(desk, 'draft');
  expect(valuesOf(draft)).toMatchObject({
    commercial_issued: '2026-12-01',
    second_email: 'no address',
  });
  expect(draft?.attachments.map(({ name }) => name)).toEqual(['vat.pdf', 'bank.pdf']);
  expect(await only(desk, 'registration')).toEqual([]);
});

it('files that are too large together lose nothing that was typed before them', async () => {
  const { desk } = await startMailing();
  const page = await beginRegistration(desk.url);
  const large = new File([new Uint8Array(7 * 1024 * 1024)], 'a.pdf');
  const saved = await saveRegistration(desk.url, page, { activities: 'Tanks' }, [
    ['vat_file', large],
  ]);
  expect(saved.status).toBe(422);
  expect(saved.text).toContain('These files were too large together.');
  expect(shownIn(saved).activities).toBe('Tanks');
});

it('a file that was sent ahead is taken once; one that is gone, or of somebody else, is named', async () => {
  const { desk } = await startMailing();
  const page = await beginRegistration(desk.url);
  const bytes = pdf(7_000_000);
  const large = await upload(desk.url, { name: 'بنك.pdf', bytes });
  const named = `${large.id} ${large.name}`;
  const saved = await saveRegistration(desk.url, page, { bank_upload: named });
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('بنك.pdf has arrived.');
  expect(shownIn(saved).bank_upload).toBe('');
  const files = async () => {
    const drafts = await only(desk, 'draft');
    return drafts.find((each) => valuesOf(each).user_email === FIRST_STEP.user_email)?.attachments;
  };
  expect(await files()).toMatchObject([
    { field: 'bank_file', size: bytes.length, upload: large.id },
  ]);
  // Sent again, as by a reload.
  expect((await saveRegistration(desk.url, saved, { bank_upload: named })).status).toBe(200);
  expect(await files()).toHaveLength(1);
  // Another registration cannot take it.
  const other = await beginRegistration(desk.url, { user_email: 'other@supplier.example' });
  const taken = await saveRegistration(desk.url, other, { bank_upload: named });
  expect(taken.status).toBe(422);
  expect(taken.text).toContain('بنك.pdf has not arrived. Choose it again.');
  const gone = { vat_upload: `${'A'.repeat(43)} vat.pdf` };
  const missing = await saveRegistration(desk.url, saved, gone);
  expect(missing.text).toContain('vat.pdf has not arrived. Choose it again.');
  const renewed = await upload(desk.url, { name: 'neu.pdf', bytes: pdf(10) });
  await saveRegistration(desk.url, saved, { bank_upload: `${renewed.id} neu.pdf` });
  expect((await files())?.map(({ originalName }) => originalName)).toEqual(['neu.pdf']);
});

it('is sent once, with a mail to the office and a receipt, in the language of its pages', async () => {
  const { desk, peer } = await startMailing();
  const page = await beginRegistration(desk.url, { language: 'ar' });
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  const sent = await saveRegistration(
    desk.url,
    page,
    { ...COMPLETE, action: 'send' },
    PIPING_FILES,
    '?language=ar',
  );
  expect(sent.text).toContain('وصل تسجيلك.');
  expect(sent.text).toContain('12 شوال 1447');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  const office = mailTo('office@miqdam.example', peer);
  expect(office.subject).toBe('Website: registration of Sawari Piping Est.');
  expect(office.text).toContain('In Arabic.');
  expect(office.text).toContain('Commercial registration: Number:\n2050 123 456');
  expect(office.text).toContain('Trade:\nPiping');
  expect(office.replyTo?.value[0]?.address).toBe(FIRST_STEP.user_email);
  expect(office.attachments.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining(['commercial.pdf', 'vat.pdf', 'bank.pdf']),
  );
  const receipt = mailTo(FIRST_STEP.user_email, peer);
  expect(receipt.subject).toMatch(/^وصل التسجيل .?[\dA-Z]{4}-[\dA-Z]{4}/);
  expect(linkIn(receipt.text)).toMatch(/^\/api\/registration\?language=ar#/);

  const again = await saveRegistration(
    desk.url,
    page,
    { ...COMPLETE, action: 'send' },
    PIPING_FILES,
    '?language=ar',
  );
  expect(again.status).toBe(200);
  expect(await only(desk, 'registration')).toHaveLength(1);
  expect(peer.mails).toHaveLength(3);
});

it('what two people save at once is not mixed: the second is told, and keeps what was typed', async () => {
  const { desk } = await startMailing();
  const page = await beginRegistration(desk.url);
  await saveRegistration(desk.url, page, { activities: 'Tanks' });
  const second = await saveRegistration(desk.url, page, { activities: 'Pipes' });
  expect(second.status).toBe(409);
  expect(second.text).toContain('Somebody else has changed this registration');
  expect(shownIn(second).activities).toBe('Pipes');
  expect((await saveRegistration(desk.url, second)).status).toBe(200);
  expect(valuesOf((await only(desk, 'draft'))[0]).activities).toBe('Pipes');
});

it('a lost link is mailed again, to the address alone, and with the same answer for any other', async () => {
  const { desk, peer } = await startMailing();
  await beginRegistration(desk.url);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect((await send(desk.url, REGISTRATION_LINK_PATH)).status).toBe(200);
  const ask = (address: string) => press(desk.url, REGISTRATION_LINK_PATH, { address });
  const [known, unknown, none] = [
    await ask(' Badr@sawari.example '),
    await ask('other@sawari.example'),
    await ask(''),
  ];
  expect(unknown.text).toBe(known.text);
  expect([known.status, unknown.status, none.status]).toEqual([200, 200, 200]);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const link = linkIn(peer.mails[1]?.text);
  expect(shownIn(await press(desk.url, link))).toMatchObject(FIRST_STEP);
  // Three mails a day, the first one among them.
  await ask('badr@sawari.example');
  await ask('badr@sawari.example');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect((await only(desk, 'receipt')).length).toBe(3);
});

it('a registration that looks like spam gets no mail, and is marked in that to the office', async () => {
  const { desk, peer } = await startMailing();
  const page = await beginRegistration(desk.url, { second_note: 'x' });
  await saveRegistration(desk.url, page, { ...COMPLETE, action: 'send' }, PIPING_FILES);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.subject).toMatch(/^\[Suspected spam\]/);
  await press(desk.url, REGISTRATION_LINK_PATH, { address: FIRST_STEP.user_email });
  expect(await only(desk, 'receipt')).toEqual([]);
});
