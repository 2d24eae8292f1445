// The mail service wrapper: its requests, refusals and results (spec §5, §7, §8).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mail } from '#app/shared-data/shared-data.ts';
import { sendMail } from './transport.ts';

/** The browser's request: it records what is sent, and a test decides how it ends. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  url = '';
  sent: FormData | undefined;

  open(_method: string, url: string) {
    this.url = url;
  }
  send(content: FormData) {
    this.sent = content;
    FakeRequest.last = this;
  }
  abort() {
    this.onloadend();
  }
  getResponseHeader(name: string) {
    return this.headers[name] ?? null;
  }
  answer(status: number, text: string, headers = {}) {
    Object.assign(this, { status, responseText: text, headers });
    this.onloadend();
  }
}

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
};
const { publicKey, serviceId, templateIds } = mail;
const IDS = { service_id: serviceId, template_id: templateIds.contact, user_id: publicKey };
const FIELDS = { ...IDS, lib_version: '4.3.3', user_email: 'buyer@client.example', message: 'Two' };
const RESUME = new File(['%PDF-1.7'], 'cv.pdf');

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const withRefusals = (some: Partial<typeof mail.refusals>) => ({
  ...mail,
  refusals: { blockHeadless: false, blockList: [], throttleMs: 0, ...some },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('localStorage', storage);
  FakeRequest.last = undefined;
  store.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a form; returns the request and its result. */
function send(...given: Parameters<typeof sendMail>) {
  const before = FakeRequest.last;
  const result = sendMail(...given);
  const request = FakeRequest.last;
  if (!request || request === before) throw new Error('nothing was sent');
  return { request, result };
}

test('§7 the fields with input are followed by the addressing, in the order of the SDK', async () => {
  const blank = { second_note: '', recipient: '', user_phone: '', language: 'ar' };
  const { request, result } = send(formOf({ ...FIELDS, ...blank }));
  expect(request.url).toBe('/api/v1.0/email/send-form');
  expect([...(request.sent ?? [])]).toEqual([
    ['user_email', 'buyer@client.example'],
    ['message', 'Two'],
    ['user_phone', ''],
    ['language', 'ar'],
    ['lib_version', '4.3.3'],
    ['service_id', serviceId],
    ['template_id', templateIds.contact],
    ['user_id', publicKey],
  ]);
  request.answer(200, 'OK');
  expect(await result).toEqual({ ok: true, status: 200, text: 'OK', wait: 0, remarks: {} });
});

test('§7 EmailJS gets a form without a file by a request that needs no preflight', () => {
  const { request } = send(formOf(FIELDS), {}, { ...mail, origin: 'https://api.emailjs.com' });
  expect(request.url).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(request.upload.onprogress).toBeUndefined();
});

test.each([
  [{ user_id: '' }, {}, 0, /^The public key is required/],
  [{ service_id: '' }, {}, 0, /^The service ID is required/],
  [{ template_id: '' }, {}, 0, /^The template ID is required/],
  [{}, { blockHeadless: true }, 451, /^Unavailable For Headless Browser$/],
  [{}, { blockList: [FIELDS.user_email] }, 403, /^Forbidden$/],
])(
  '§5 §7 §8 nothing is sent with %j and the refusals %j: %i %s',
  async (change, some, status, text) => {
    const answer = await sendMail(formOf({ ...FIELDS, ...change }), {}, withRefusals(some));
    expect(answer).toMatchObject({
      ok: false,
      status,
      text: expect.stringMatching(text),
      remarks: {},
    });
    expect(FakeRequest.last).toBeUndefined();
  },
);

test('§7 a browser of people and another address are let through', () => {
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  const others = { blockHeadless: true, blockList: ['other@client.example'] };
  expect(send(formOf(FIELDS), {}, withRefusals(others)).request).toBeDefined();
});

test('§7 §8 the throttle is per path and ends; blocked site data switches it off', async () => {
  const throttled = withRefusals({ throttleMs: 60_000 });
  send(formOf(FIELDS), {}, throttled);
  const refused = { status: 429, text: 'Too Many Requests' };
  expect(await sendMail(formOf(FIELDS), {}, throttled)).toMatchObject(refused);
  vi.stubGlobal('location', { pathname: '/careers' });
  expect(send(formOf(FIELDS), {}, throttled).request).toBeDefined();
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.advanceTimersByTime(60_000);
  expect(send(formOf(FIELDS), {}, throttled).request).toBeDefined();
  vi.stubGlobal('localStorage', undefined);
  expect(send(formOf(FIELDS), {}, throttled).request).toBeDefined();
});

test.each([
  [
    'that refuses fields has a remark for each, the first of several',
    [422, 'user_email: غير صحيح: @\nmessage: too long\nmessage: not text\nAll blank'],
    { remarks: { user_email: 'غير صحيح: @', message: 'too long' } },
  ],
  ['says when to try again', [429, 'Too Many Requests', { 'retry-after': '45' }], { wait: 45 }],
  [
    'says so by a date, which is ignored',
    [429, 'Too Many Requests', { 'retry-after': 'Sun, 29 Nov 2026 09:00:00 GMT' }],
    { wait: 0 },
  ],
  [
    'of another kind has no remarks',
    [503, 'message: from a proxy'],
    { text: 'message: from a proxy', remarks: {} },
  ],
  ['that is missing is a network error', [0, ''], { text: 'Network Error', remarks: {} }],
] as const)('§8 an answer %s', async (_, [status, text, headers], expected) => {
  const { request, result } = send(formOf(FIELDS));
  request.answer(status, text, headers);
  expect(await result).toMatchObject({ ok: false, status, ...expected });
});

test('§8 three minutes of silence are a failure, but not those of an upload that goes on', async () => {
  const { request, result } = send(formOf({ ...FIELDS, resume: RESUME }));
  const aborted = vi.spyOn(request, 'abort');
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(179_000);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  expect(aborted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(180_000);
  expect(await result).toMatchObject({ ok: false, status: 0, text: 'Network Error' });
  request.answer(200, 'OK');
  expect(vi.getTimerCount()).toBe(0);
});
