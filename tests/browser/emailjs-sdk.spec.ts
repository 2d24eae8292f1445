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

/** Errors for wrong arguments; the versions differ in the text about a wrong limit id. */
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

for (const { version, folder, badLimitId } of VERSIONS) {
  test.describe(`§7 @emailjs/browser ${version}`, () => {
    let site: SdkSite;
    let foreign: SdkSite;
    let office: DeskProcess;

    test.beforeAll(async () => {
      site = await serveSdkPage(folder);
      foreign = await serveSdkPage(folder);
      office = await startDeskProcess({ SITE: 'off', ALLOWED_ORIGINS: site.origin });
    });
    test.afterAll(async () => {
      await office.stop();
      site.close();
      foreign.close();
    });

    /** The messages in the desk's store. */
    const stored = (desk = office) => {
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
    };

    async function fillIn(page: Page, letter: Record<string, string>) {
      for (const [name, value] of Object.entries(letter)) {
        await page.locator(`[name="${name}"]`).fill(value);
      }
    }

    test('§7 a form and an object are both answered with 200 OK and stored unchanged', async ({
      page,
    }) => {
      const send = await openSdkPage(page, site.origin, office.url);
      await fillIn(page, LETTER);
      expect(await send()).toEqual(OK);
      const other = { ...LETTER, message: 'by send' };
      expect(await send({ params: other })).toEqual(OK);
      const [byForm, bySend] = stored().slice(-2);
      expect(byForm).toMatchObject(LETTER);
      expect(bySend).toMatchObject(other);
    });

    test('§5 nine wrong arguments reject with the SDK’s own strings, and nothing is sent', async ({
      page,
    }) => {
      const send = await openSdkPage(page, site.origin, office.url);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
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

    test('§8 the SDK itself refuses with 403, 429 and 451', async ({ page }) => {
      const send = await openSdkPage(page, site.origin, office.url);
      const params = { ...LETTER, message: 'twice' };
      const blocked = { blockList: { list: [LETTER.user_email], watchVariable: 'user_email' } };
      expect(await send({ params, options: blocked })).toEqual({
        shape: 'status',
        status: 403,
        text: 'Forbidden',
      });
      const limited = { limitRate: { throttle: 600_000 } };
      expect(await send({ params, options: limited })).toEqual(OK);
      expect(await send({ params, options: limited })).toEqual({
        shape: 'status',
        status: 429,
        text: 'Too Many Requests',
      });
      expect(await send({ params, options: { blockHeadless: true } })).toEqual({
        shape: 'status',
        status: 451,
        text: 'Unavailable For Headless Browser',
      });
    });

    test('§8 the desk refuses wrong ids and input in EmailJS’s words', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/status of 400/);
      complaints.expect(/status of 422/);
      const send = await openSdkPage(page, site.origin, office.url);
      const params = LETTER;
      const said = async (call: Partial<Call>) => {
        const { status, text } = await send({ params, ...call });
        return [status, text];
      };
      expect(await said({ publicKey: 'x' })).toEqual([
        400,
        'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
      ]);
      expect(await said({ serviceId: 'x' })).toEqual([
        400,
        'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
      ]);
      expect(await said({ templateId: 'x' })).toEqual([
        400,
        'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
      ]);
      expect(await said({ params: { user_email: 'nobody' } })).toEqual([
        422,
        'user_email: Your Email is not valid! Provide valid email',
      ]);
    });

    test('§8 a rate limit, a failing store and a stopped desk have their own results', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/status of 429/);
      complaints.expect(/status of 503/);
      complaints.expect(/ERR_CONNECTION_REFUSED/);
      const env = { SITE: 'off', ALLOWED_ORIGINS: site.origin };
      const strict = await startDeskProcess({ ...env, RATE_LIMIT: '1' });
      const sendStrict = await openSdkPage(page, site.origin, strict.url);
      expect(await sendStrict({ params: LETTER })).toEqual(OK);
      expect(await sendStrict({ params: LETTER })).toEqual({
        shape: 'status',
        status: 429,
        text: 'Too Many Requests',
      });
      await strict.stop();
      expect(await sendStrict({ params: LETTER })).toEqual(UNANSWERED);

      const broken = await startDeskProcess(env);
      const database = new DatabaseSync(join(broken.dataDir, 'desk.db'));
      database.exec('DROP TABLE delivery');
      database.close();
      const send = await openSdkPage(page, site.origin, broken.url);
      expect(await send({ params: LETTER })).toEqual({
        shape: 'status',
        status: 503,
        text: 'Service Unavailable',
      });
      await broken.stop();
    });

    test('§7 a page of a foreign origin gets no answer, and the desk stores nothing', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/blocked by CORS policy/);
      complaints.expect(/ERR_FAILED/);
      const before = stored().length;
      const send = await openSdkPage(page, foreign.origin, office.url);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.method()));
      await fillIn(page, { ...LETTER, message: 'from elsewhere' });
      // A plain form needs no preflight: the browser sends it and hides the answer.
      expect(await send()).toEqual(UNANSWERED);
      expect(await send({ params: { ...LETTER, message: 'from elsewhere' } })).toEqual(UNANSWERED);
      expect(asked).toContain('POST');
      expect(stored()).toHaveLength(before);
    });
  });
}
