// Hostile input to the inbox, with the answer to each. Attacks on sign-in and rights are in attacks.test.ts.
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { MAX_LENGTH } from '#shared/limits.ts';
import { expectAnswers } from '../testing/attacks.ts';
import { SOON } from '../testing/desk.ts';
import { APPLICATION, CONTACT, emailjsIds, sendJson, sendMultipart } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { startInbox } from '../testing/inbox.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { mailTo } from '../testing/mail.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';

const MINUTE = 60_000;
const PDF = Buffer.from('%PDF-1.7 <script>alert(1)</script>');

/** A body with these keys of its own, which an object literal would not have. */
const keyed = (json: string): unknown => JSON.parse(json);

it('a stranger’s file is downloaded, whatever its name and place say', async () => {
  const office = await startOffice();
  const name = '"><script>alert(1)</script>\r\nSet-Cookie: a=b; filename=x.html.pdf';
  const resume = new File([new Uint8Array(PDF)], name);
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION });
  await sendMultipart(office.url, [...fields, ['resume', resume]]);
  const [row] = await office.lists(1);
  const get = (path: string) => office.browser.call('GET', `messages/${row?.id}/files/${path}`);
  await expectAnswers({
    'after the last one': ['404 unknown', () => get('1')],
    'far after it': ['404 unknown', () => get('9007199254740991')],
    'before the first': ['400 malformed', () => get('-1')],
    'no number': ['400 malformed', () => get('0.5')],
    'a path, encoded': ['400 malformed', () => get('..%2F..%2F..%2Fetc%2Fpasswd')],
    'a path': ['404 unknown', () => get('../../../people')],
    'a path to the program, from that of its page': [
      '404',
      () => send(office.url, '/inbox/assets/..%2F..%2Fpackage.json'),
    ],
  });
  const { status, headers } = await get('0');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w%.()-]+$/),
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers).not.toHaveProperty('set-cookie');
  await vi.waitFor(() => expect(office.log()).toMatch(/:position","status":200/), SOON);
  expect(office.log()).not.toContain('"err"');
});

it('no text of an answer or a message gets into a header, and none is a formula', async () => {
  const office = await startOffice();
  const [bcc, formula] = [
    '\r\nBcc: all@attacker.example',
    '=HYPERLINK("https://attacker.example")',
  ];
  await sendJson(office.url, 'contact', { ...CONTACT, user_name: `N${bcc}`, message: formula });
  const [row] = await office.lists(1);
  const answer = { subject: `Tanks${bcc}`, text: `x${bcc}`, after: null };
  await office.browser.call('POST', `messages/${row?.id}/answers`, answer);
  office.clock.advance(MINUTE);
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    const recipients = office.peer.envelopes.map(({ to }) => to);
    expect(recipients).toContainEqual([CONTACT.user_email]);
  }, SOON);
  const { subject, bcc: blind, to } = mailTo(CONTACT.user_email, office.peer);
  expect([subject, blind]).toEqual(['Tanks Bcc: all@attacker.example', undefined]);
  expect(to).toMatchObject({ value: [{ address: CONTACT.user_email }] });
  const { bytes } = await office.browser.call('GET', 'export');
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const cells = [...(sheets[0]?.cells?.values() ?? [])];
  expect(cells.filter(({ type }) => !/^(?:string|richText|date)$/.test(type))).toEqual([]);
  expect(sheets[0]?.rows[1]).toContain(formula);
});

// Redirections are in webhooks.test.ts.
it('webhooks go to no address that others can read or that a page could not name', async () => {
  const browser = await (await startInbox()).signedIn('ahmad', 'administrator');
  const add =
    (url: string, forms: unknown = ['contact']) =>
    () =>
      browser.call('POST', 'webhooks', { url, forms });
  const no = '400 malformed';
  await expectAnswers({
    'plain HTTP': [no, add('http://crm.example/hook')],
    'plain HTTP in a private network': [no, add('http://10.0.0.5/hook')],
    'the data of a machine in a cloud': [no, add('http://169.254.169.254/latest/meta-data')],
    'that, behind a name of this machine': [no, add('http://localhost:80@169.254.169.254/')],
    'a password in the address': [no, add('https://user:password@crm.example/hook')],
    'another protocol': [no, add('ftp://crm.example/hook')],
    'a file': [no, add('file:///etc/passwd')],
    'a script': [no, add('javascript:alert(1)')],
    'no address': [no, add('crm')],
    'no messages': [no, add('https://crm.example/hook', [])],
    'mails of the desk': [no, add('https://crm.example/hook', ['receipt'])],
    'another program on this machine': ['200', add('http://127.0.0.1:9/hook')],
    'a program in the company’s network': ['200', add('https://10.0.0.5/hook')],
    'a secret of one’s own': [
      no,
      () =>
        browser.call('POST', 'webhooks', {
          ...{ url: 'https://crm.example/hook', forms: ['contact'], secret: 'whsec_AAAA' },
        }),
    ],
  });
});

const postgres = postgresOfFile();

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  async function start() {
    if (kind === 'SQLite') return startOffice();
    await postgres.openEmpty();
    return startOffice(['office'], { env: { DATABASE_URL: postgres.url } });
  }

  it('queries find or refuse, whatever is typed', async () => {
    const office = await start();
    await sendJson(office.url, 'contact', CONTACT);
    await office.lists(1);
    const find = (query: string) => () => office.browser.call('GET', `messages?${query}`);
    const typed = (text: string) => find(`q=${encodeURIComponent(text)}`);
    const no = '400 malformed';
    await expectAnswers({
      'a place that is no number': [no, find('before=x')],
      'a place beyond all numbers': [no, find('before=1e400')],
      'a place that no number names': [no, find('before=9007199254740993')],
      'a place before all': ['200', find('before=-1')],
      'a filter that there is not': [no, find('colour=red')],
      'a filter that every object has': [no, find('__proto__=x')],
      'a filter twice': [no, find('state=open&state=done')],
      'a state that there is not': [no, find('state=lost')],
      'a day that there is not': [no, find('from=2026-13-01')],
      'SQL in a number': [no, find('desk=5%20OR%201=1')],
      'a number too large for a column': [no, find('desk=99999999999999999999')],
      'SQL in a text': ['200', find(`sender=${encodeURIComponent("' OR '1'='1")}`)],
      'SQL in the id of a message': [
        '404 unknown',
        () => office.browser.call('GET', `messages/${encodeURIComponent("' OR '1'='1")}`),
      ],
      'an escape that is none': ['404 unknown', () => office.browser.call('GET', 'messages/%zz')],
      'operators of FTS5': ['200', typed('"tank" AND NOT NEAR(a b, 5) OR words : ^x + *')],
      'a quotation mark of FTS5': ['200', typed('a"b" "')],
      'operators of tsquery': ['200', typed("tank & | ! <-> (a:*) :A '")],
      'escapes of tsquery': ['200', typed("\\' \\\\ '' '")],
      'nothing but marks': ['200', typed('*** %% __ ---')],
      'a NUL to search for': [no, find('q=a%00b')],
      'a NUL in an id': [no, () => office.browser.call('GET', 'messages/a%00b')],
      'half a letter': ['200', find('q=%ED%A0%80')],
      'more than is searched for': [no, typed('x'.repeat(201))],
      'more words than are searched for': ['200', typed('a '.repeat(99).trim())],
    });
    expect(office.log()).not.toContain('"level":50');
  });

  it('bodies are stored as they are, or refused', async () => {
    const office = await start();
    await sendJson(office.url, 'contact', CONTACT);
    const [row] = await office.lists(1);
    const path = `messages/${row?.id}`;
    const post = (to: string, body: unknown) => () => office.browser.call('POST', to, body);
    const note = (text: string) => post(`${path}/notes`, { text });
    const change = (body: object) => post('messages/change', { state: 'done', ...body });
    const answer = (changed: object) =>
      post(`${path}/answers`, { subject: 'x', text: 'y', after: null, ...changed });
    const all = { filter: {}, upTo: 1e300 };
    const no = '400 malformed';
    await expectAnswers({
      'a NUL in a note': [no, note('a\0b')],
      'a NUL in a subject': [no, answer({ subject: 'a\0b' })],
      'a NUL in an id': [no, change({ ids: ['a\0b'] })],
      'half a letter in a note': ['200', note('a\ud800b')],
      'a note of nothing': [no, note(' \n ')],
      'a note without end': [no, note('x'.repeat(MAX_LENGTH.message + 1))],
      'a subject without end': [no, answer({ subject: 'x'.repeat(MAX_LENGTH.subject + 1) })],
      'ten thousand ids': [no, change({ ids: Array.from({ length: 10_000 }, (_, i) => `${i}`) })],
      'more bytes than any answer has': [no, note('x'.repeat(300_000))],
      'SQL in an id': ['200', change({ ids: ["') OR 1=1 --"] })],
      'a place beyond all numbers': [no, change({ all })],
      'a filter within a filter': [no, change({ all: { ...all, upTo: 1, filter: { all } } })],
      'a person that there is not': [no, change({ ids: [row?.id], assignee: 'nobody I know' })],
      'a stage that there is not': [no, change({ ids: [row?.id], stage: 'no stage' })],
      'the prototype of all objects': [
        no,
        post(`${path}/notes`, keyed('{"__proto__":{"text":"x"}}')),
      ],
      'that by its constructor': [
        no,
        post(`${path}/notes`, keyed('{"text":"x","constructor":{"prototype":{"y":1}}}')),
      ],
      'a body that is none': [no, () => office.browser.call('POST', `${path}/notes`)],
      'a body within a body, without end': [
        no,
        () => {
          const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
          const body = `{"id":"x","response":{"clientDataJSON":"x","y":${nested}}}`;
          return sendBody(office.url, 'sign-in', body);
        },
      ],
    });
    const { notes, answers, state } = (await office.browser.call('GET', path)).json;
    expect([notes.length, answers, state]).toEqual([1, [], 'open']);
    expect(office.log()).not.toContain('"level":50');
  });
});

/** Sends a body that is too deep to be written as JSON. */
async function sendBody(url: string, path: string, body: string) {
  const headers = { 'x-inbox': '1', 'content-type': 'application/json' };
  const answer = await send(url, `/inbox/api/${path}`, { method: 'POST', headers, body });
  return { status: answer.status, json: JSON.parse(answer.text) };
}
