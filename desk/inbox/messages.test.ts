// The office's messages, through HTTP.
import { expect, it, vi } from 'vitest';
import { SOON, storedIn } from '../testing/desk.ts';
import {
  APPLICATION,
  CONTACT,
  emailjsIds,
  sendApplication,
  sendJson,
  sendMultipart,
} from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { mailTo, subscribe } from '../testing/mail.ts';

const PDF = Buffer.from('%PDF-1.7 résumé');
const MINUTE = 60_000;

const refusal = (status: number, refused: string) => ({ status, json: { refused } });

it('lists what comes in, finds it by what was typed in either language, and filters it', async () => {
  const office = await startOffice();
  await sendJson(office.url, 'contact', { ...CONTACT, recipient: 'Procurement' });
  await sendApplication(office.url, PDF);
  const message = 'نحتاج إلى صيانة مِضخّات الإدارة ٢٠٢٦';
  await sendJson(office.url, 'contact', { message });
  const [arabic, application, tanks] = await office.lists(3);
  expect(tanks).toMatchObject({
    ...{ form: 'contact', name: CONTACT.user_name, email: CONTACT.user_email, desk: 5 },
    ...{ subject: CONTACT.user_subject, state: 'open', unread: true, files: 0, answeredAt: null },
  });
  expect(application).toMatchObject({ form: 'career', name: APPLICATION.user_name, files: 1 });
  expect(arabic?.subject).toBe(message);
  for (const [query, found] of [
    ['form=career', [application]],
    ['file=yes', [application]],
    ['desk=5', [tanks]],
    [`sender=${CONTACT.user_email.toUpperCase()}`, [tanks]],
    ['state=done', []],
    ['q=TANK', [tanks]],
    ['q=650 noura', [tanks]],
    ['q=650 reem', []],
    ['q=المضخات', [arabic]],
    ['q=اداره 2026', [arabic]],
    ['q=سيرة', [application]],
    ['q=***', [arabic, application, tanks]],
  ] as const) {
    expect(await office.listed(query), query).toEqual(found);
  }
  const today = new Date(office.clock.now()).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Riyadh',
  });
  expect(await office.listed(`from=${today}&to=${today}`)).toHaveLength(3);
  expect(await office.listed('to=2020-01-01')).toEqual([]);
  expect((await office.browser.call('GET', 'counts')).json).toEqual({
    ...{ open: 3, done: 0, suspected: 0, unread: 3, parked: 0 },
  });
});

it('names an application by its vacancy, title first, so that the line has the title’s direction', async () => {
  const office = await startOffice(['hr']);
  const fields = { ...emailjsIds('career'), ...APPLICATION, vacancy: 'V-31 Pipe welder' };
  const resume = new File([new Uint8Array(PDF)], 'cv.pdf');
  await sendMultipart(office.url, [...Object.entries(fields), ['resume', resume]]);
  expect(await office.lists(1)).toMatchObject([{ subject: 'Pipe welder (V-31)', vacancy: 'V-31' }]);
});

it('goes on below the last number of a page', async () => {
  const office = await startOffice();
  for (let each = 0; each < 51; each += 1) {
    await sendJson(office.url, 'contact', { message: `number ${each}` });
  }
  await office.lists(50);
  const { messages, next } = (await office.browser.call('GET', 'messages')).json;
  expect(next).toBe(messages.at(-1).number);
  const rest = (await office.browser.call('GET', `messages?before=${next}`)).json;
  expect(rest).toEqual({ messages: [expect.objectContaining({ subject: 'number 0' })] });
});

it('opens a message with its proof of delivery and its file, and records who read and downloaded', async () => {
  const office = await startOffice(['administrator']);
  await sendApplication(office.url, PDF);
  await vi.waitFor(() => expect(office.peer.mails).toHaveLength(2), SOON);
  const [row] = await office.lists(1);
  const path = `messages/${row?.id}`;
  const { json } = await office.browser.call('GET', path);
  expect(json).toMatchObject({
    unread: false,
    language: 'en',
    reference: expect.stringMatching(/^\w{4}-\w{4}$/),
    attachments: [{ position: 0, originalName: 'سيرة.pdf', size: PDF.length }],
    proof: [{ step: 'stored' }, { step: 'mailed' }, { step: 'seen' }],
    ...{ notes: [], answers: [], replies: [], others: [] },
  });
  expect(json.proof[1].detail).toContain('office@');
  const cookie = office.browser.cookie;
  const file = await send(office.url, `/inbox/api/${path}/files/0`, { headers: { cookie } });
  expect([file.status, file.text]).toEqual([200, PDF.toString()]);
  const { entries } = (await office.browser.call('GET', 'audit')).json;
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: 'ahmad@people.example', action: 'download' },
    { actor: 'ahmad@people.example', action: 'read', subject: row?.id },
  ]);
});

it('changes some messages, or all of a filter up to what was seen', async () => {
  const office = await startOffice();
  for (const message of ['one', 'two', 'three']) {
    await sendJson(office.url, 'contact', { message });
  }
  const [newest, middle, oldest] = await office.lists(3);
  const change = (body: object) => office.browser.call('POST', 'messages/change', body);
  expect(await change({ ids: [oldest?.id], state: 'done' })).toMatchObject({
    status: 200,
    json: { changed: 1 },
  });
  const all = { filter: { state: 'open' }, upTo: middle?.number };
  expect((await change({ all, state: 'suspected' })).json).toEqual({ changed: 1 });
  expect((await office.listed('state=open')).map(({ id }) => id)).toEqual([newest?.id]);
  for (const body of [
    {},
    { ids: [], state: 'done' },
    { ids: ['a'] },
    { ids: ['a'], all, unread: true },
  ]) {
    expect(await change(body)).toMatchObject(refusal(400, 'malformed'));
  }
  const { people } = (await office.browser.call('GET', 'me')).json;
  await change({ ids: [newest?.id], assignee: people[0].id });
  expect(await office.listed(`assignee=${people[0].id}`)).toHaveLength(1);
  expect(await office.listed('assignee=nobody')).toHaveLength(2);
  const path = `messages/${newest?.id}`;
  await office.browser.call('POST', `${path}/notes`, { text: 'Call them on Sunday' });
  expect((await office.browser.call('GET', path)).json.notes).toMatchObject([
    { by: 'ahmad@people.example', text: 'Call them on Sunday' },
  ]);
  await office.browser.call('DELETE', path);
  expect(await office.browser.call('GET', path)).toMatchObject(refusal(404, 'unknown'));
});

it('moves an application to a stage, which its applicant sees', async () => {
  const office = await startOffice(['hr']);
  await sendApplication(office.url, PDF);
  const [row] = await office.lists(1);
  await office.browser.call('POST', 'messages/change', { ids: [row?.id], stage: 'invited' });
  const stored = await storedIn(office.dataDir);
  const steps = stored.find(({ form }) => form === 'career')?.steps;
  expect(steps?.at(-1)?.status).toBe('invited');
  expect(await office.listed('form=career')).toMatchObject([{ stage: 'invited' }]);
});

it('mails an answer after a minute, in a thread, and not one that was taken back', async () => {
  const office = await startOffice();
  await sendJson(office.url, 'contact', { ...CONTACT, recipient: 'Procurement' });
  const [row] = await office.lists(1);
  const path = `messages/${row?.id}/answers`;
  const answer = (text: string, after: string | null) =>
    office.browser.call('POST', path, { subject: 'Your tanks', text, after });
  const first = (await answer('Wrong', null)).json.id;
  expect((await office.browser.call('DELETE', `${path}/${first}`)).status).toBe(200);
  const second = (await answer('Dear Noura,\n\nصباح الخير', null)).json.id;
  expect(await answer('Too late', null)).toMatchObject(refusal(409, 'answeredMeanwhile'));
  const mailed = () => office.peer.envelopes.filter(({ to }) => to.includes(CONTACT.user_email));
  expect(mailed()).toHaveLength(0);
  office.clock.advance(MINUTE);
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    expect(mailed()).toHaveLength(1);
  }, SOON);
  const mail = mailTo(CONTACT.user_email, office.peer);
  expect(mail).toMatchObject({ subject: 'Your tanks', text: 'Dear Noura,\n\nصباح الخير\n' });
  expect(mail.messageId).toBe(`<${second}@miqdam.example>`);
  expect(mail.replyTo?.value[0]?.address).toBe('office@miqdam.example');
  expect(mail.inReplyTo).toBeUndefined();
  const late = await office.browser.call('DELETE', `${path}/${second}`);
  expect(late).toMatchObject(refusal(409, 'mailedAlready'));

  await answer('And the drawings?', second);
  office.clock.advance(MINUTE);
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    expect(mailed()).toHaveLength(2);
  }, SOON);
  expect(mailTo(CONTACT.user_email, office.peer).inReplyTo).toBe(mail.messageId);
  const { json } = await office.browser.call('GET', `messages/${row?.id}`);
  expect(json.answers).toMatchObject([
    { text: 'Dear Noura,\n\nصباح الخير' },
    { state: 'delivered' },
  ]);
});

it('erases a subscriber as the command does, with a notice to the office', async () => {
  const office = await startOffice();
  await subscribe(office, office.peer);
  const [row] = await office.lists(1, 'form=subscribe');
  expect((await office.browser.call('DELETE', `messages/${row?.id}`)).status).toBe(200);
  expect(await office.lists(1, 'form=unsubscribe')).toMatchObject([{ email: row?.email }]);
  expect(await office.listed('form=subscribe')).toEqual([]);
});

it('answers nobody without an address', async () => {
  const office = await startOffice();
  await sendJson(office.url, 'contact', { message: 'Nameless' });
  const [row] = await office.lists(1);
  const answer = { subject: 'x', text: 'y', after: null };
  const refused = await office.browser.call('POST', `messages/${row?.id}/answers`, answer);
  expect(refused).toMatchObject(refusal(409, 'noAddress'));
});

it('tells the page of every change, until its session ends', async () => {
  const office = await startOffice(['administrator']);
  const stream = await fetch(`${office.url}/inbox/api/events`, {
    headers: { cookie: office.browser.cookie },
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  void (async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      heard += value;
    }
    heard += 'end';
  })();
  await sendJson(office.url, 'contact', CONTACT);
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    expect(heard).toContain('event: changed');
  }, SOON);
  await office.browser.call('POST', 'sign-out');
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    expect(heard).toMatch(/end$/);
  }, SOON);
});
