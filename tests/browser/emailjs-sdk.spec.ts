// The unmodified official SDK on a page of another origin, with the desk as its API (spec §7, §8):
// accepted submissions, and refusals in EmailJS's own words.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type DeskProcess, startDeskProcess } from '#desk/testing/desk-process.ts';
import { expect, test } from '../fixtures.ts';
import { type Call, type End, openSdkPage, type SdkSite, serveSdkPage } from '../sdk-page.ts';

const LETTER = { user_name: 'نورة', user_email: 'n@client.example', message: 'Two tanks 🏗' };
const OK: End = { shape: 'status', status: 200, text: 'OK' };
const UNANSWERED: End = { shape: 'error', text: 'Failed to fetch' };

/** Errors for invalid arguments; the versions differ in the message for an invalid limit id. */
const MISTAKES: readonly [says: string, call: Partial<Call>][] = [
  [
    'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
    { publicKey: '' },
  ],
  ['The service ID is required. Visit https://dashboard.emailjs.com/admin', { serviceId: '' }],
  [
    'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
    { templateId: '' },
  ],
  [
    'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    { params: ['a list'] },
  ],
  [
    'The 3rd parameter is expected to be the HTML form element or the style selector of the form',
    { form: '#none' },
  ],
  [
    'The BlockList list has to be an array',
    { options: { blockList: { list: 'x', watchVariable: 'user_email' } } },
  ],
  [
    'The BlockList watchVariable has to be a string',
    { options: { blockList: { list: ['x'], watchVariable: 1 } } },
  ],
  [
    'The LimitRate throttle has to be a positive number',
    { options: { limitRate: { throttle: '1000' } } },
  ],
];

const VERSIONS = [
  {
    version: '4.3.3',
    folder: '@emailjs/browser',
    badLimitId: 'The LimitRate ID has to be a string',
  },
  {
    version: '4.4.1',
    folder: 'emailjs-browser-4.4.1',
    badLimitId: 'The LimitRate ID has to be a non-empty string',
  },
];

/** The messages in the desk's store. */
function stored(desk: DeskProcess) {
  const database = new DatabaseSync(join(desk.dataDir, 'desk.db'), { readOnly: true });
  const rows = database.prepare('SELECT fields FROM submission ORDER BY rowid').all();
  database.close();
  return rows.map(({ fields }) =>
    Object.fromEntries(
      JSON.parse(String(fields)).map((each: { name: string; value: string }) => [
        each.name,
        each.value,
      ]),
    ),
  );
}

async function fillIn(page: Page, letter: Record<string, string>) {
  for (const [name, value] of Object.entries(letter)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

const answer = (status: number, text: string): End => ({ shape: 'status', status, text });

for (const { version, folder, badLimitId } of VERSIONS) {
  test.describe(`§7 @emailjs/browser ${version}`, () => {
    let site: SdkSite;

    test.beforeEach(async () => {
      site = await serveSdkPage(folder);
    });
    test.afterEach(() => site.close());

    test('§5 §7 §8 forms and objects arrive unchanged, unless the SDK or the origin forbids it', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/blocked by CORS policy/);
      complaints.expect(/ERR_FAILED/);
      const office = await startDeskProcess({ SITE: 'off', ALLOWED_ORIGINS: site.origin });
      const send = await openSdkPage(page, site.origin, office.url);
      let requests: string[] = [];
      page.on('request', (request) => requests.push(request.method()));

      await test.step('nine invalid arguments reject with the SDK’s own strings', async () => {
        const badLimit = { options: { limitRate: { id: 1, throttle: 1000 } } };
        const mistakes: typeof MISTAKES = [...MISTAKES, [badLimitId, badLimit]];
        expect(mistakes).toHaveLength(9);
        for (const [says, call] of mistakes) {
          expect(await send({ ...(call.form ? {} : { params: LETTER }), ...call })).toEqual({
            shape: 'string',
            text: says,
          });
        }
        expect(requests).toEqual([]);
      });

      await fillIn(page, LETTER);
      expect(await send()).toEqual(OK);
      const other = { ...LETTER, message: 'by send' };
      expect(await send({ params: other })).toEqual(OK);
      expect(stored(office)).toMatchObject([LETTER, other]);

      await test.step('the SDK itself refuses with 403, 429 and 451', async () => {
        const params = { ...LETTER, message: 'twice' };
        const blocked = { blockList: { list: [LETTER.user_email], watchVariable: 'user_email' } };
        expect(await send({ params, options: blocked })).toEqual(answer(403, 'Forbidden'));
        const limited = { limitRate: { throttle: 600_000 } };
        expect(await send({ params, options: limited })).toEqual(OK);
        expect(await send({ params, options: limited })).toEqual(answer(429, 'Too Many Requests'));
        expect(await send({ params, options: { blockHeadless: true } })).toEqual(
          answer(451, 'Unavailable For Headless Browser'),
        );
        expect(stored(office)).toHaveLength(3);
      });

      await test.step('a page of a foreign origin gets no answer, and the desk stores nothing', async () => {
        const foreign = await serveSdkPage(folder);
        const sendForeign = await openSdkPage(page, foreign.origin, office.url);
        requests = [];
        const params = { ...LETTER, message: 'from elsewhere' };
        await fillIn(page, params);
        // A plain form needs no preflight: the browser sends it and hides the answer.
        expect(await sendForeign()).toEqual(UNANSWERED);
        expect(await sendForeign({ params })).toEqual(UNANSWERED);
        expect(requests).toContain('POST');
        expect(stored(office)).toHaveLength(3);
        foreign.close();
      });
      await office.stop();
    });

    test('§8 a refusing, a failing and a stopped desk have their own results', async ({
      page,
      complaints,
    }) => {
      for (const status of [400, 422, 429, 503]) complaints.expect(RegExp(`status of ${status}`));
      complaints.expect(/ERR_CONNECTION_REFUSED/);
      const env = { SITE: 'off', ALLOWED_ORIGINS: site.origin };
      const params = LETTER;

      const broken = await startDeskProcess(env);
      const send = await openSdkPage(page, site.origin, broken.url);
      expect(await send({ params, publicKey: 'x' })).toEqual(
        answer(
          400,
          'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
        ),
      );
      expect(await send({ params, serviceId: 'x' })).toEqual(
        answer(
          400,
          'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
        ),
      );
      expect(await send({ params, templateId: 'x' })).toEqual(
        answer(
          400,
          'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
        ),
      );
      expect(await send({ params: { user_email: 'nobody' } })).toEqual(
        answer(422, 'user_email: Your Email is not valid! Provide valid email'),
      );
      const database = new DatabaseSync(join(broken.dataDir, 'desk.db'));
      database.exec('DROP TABLE delivery');
      database.close();
      expect(await send({ params })).toEqual(answer(503, 'Service Unavailable'));
      await broken.stop();
      expect(await send({ params })).toEqual(UNANSWERED);

      const strict = await startDeskProcess({ ...env, RATE_LIMIT: '1' });
      const sendStrict = await openSdkPage(page, site.origin, strict.url);
      expect(await sendStrict({ params })).toEqual(OK);
      expect(await sendStrict({ params })).toEqual(answer(429, 'Too Many Requests'));
      await strict.stop();
    });
  });
}
