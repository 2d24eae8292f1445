// The unmodified official SDK on a page of another origin, with the desk as its API (spec §7, §8): accepted
// submissions, and refusals in EmailJS's own words.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '#desk/store/sqlite/open.ts';
import { type Desk, startDesk } from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import { type End, openSdkPage, serveSdkPage } from '../sdk-page.ts';

const LETTER = { user_name: 'نورة', user_email: 'n@client.example', message: 'Two tanks 🏗' };
const OBJECT = { ...LETTER, message: 'by send' };

const answer = (status: number, text: string): End => ({ shape: 'status', status, text });

/** The messages in the desk's store. */
function stored({ dataDir }: Desk) {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
  const rows = database.prepare('SELECT fields FROM submission ORDER BY rowid').all();
  database.close();
  return rows.map(({ fields }) => {
    const pairs: { name: string; value: string }[] = JSON.parse(String(fields));
    return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
  });
}

for (const [version, folder] of [
  ['4.3.3', '@emailjs/browser'],
  ['4.4.1', 'emailjs-browser-4.4.1'],
] as const) {
  test(`§7 §8 what @emailjs/browser ${version} sends arrives unchanged, unless the desk or the origin forbids it`, async ({
    page,
    complaints,
  }) => {
    for (const cause of ['status of 400', 'status of 422', 'status of 429', 'blocked by CORS']) {
      complaints.expect(RegExp(cause));
    }
    complaints.allow(/ERR_FAILED/);
    const [site, foreign] = [await serveSdkPage(folder), await serveSdkPage(folder)];
    const desk = await startDesk({
      ALLOWED_ORIGINS: site.origin,
      // As many as are sent below before the last step.
      RATE_LIMIT: '8',
    });
    const fillIn = async () => {
      for (const [name, text] of Object.entries(LETTER)) {
        await page.locator(`[name=${name}]`).fill(text);
      }
    };

    await test.step('a page of a foreign origin gets no answer', async () => {
      const send = await openSdkPage(page, foreign.origin, desk.url);
      await fillIn();
      // A plain form needs no preflight: the browser sends it and hides the answer.
      for (const call of [{}, { params: OBJECT }]) {
        expect(await send(call)).toEqual({ shape: 'error', text: 'Failed to fetch' });
      }
    });

    const send = await openSdkPage(page, site.origin, desk.url);
    for (const [call, status, text] of [
      [{ publicKey: 'x' }, 400, 'The Public Key is invalid. To find this ID'],
      [{ serviceId: 'x' }, 400, 'The service ID not found. To find this ID'],
      [{ templateId: 'x' }, 400, 'The template ID not found. To find this ID'],
      [{ params: { user_email: 'nobody' } }, 422, 'user_email: Your Email is not valid!'],
    ] as const) {
      const end = await send({ params: OBJECT, ...call });
      expect(end).toEqual({ shape: 'status', status, text: expect.stringContaining(text) });
    }
    expect(stored(desk)).toEqual([]);
    await fillIn();
    expect(await send()).toEqual(answer(200, 'OK'));
    expect(await send({ params: OBJECT })).toEqual(answer(200, 'OK'));
    expect(stored(desk)).toMatchObject([LETTER, OBJECT]);
    await expect
      .poll(() => send({ params: { message: randomUUID() } }))
      .toEqual(answer(429, 'Too Many Requests'));
    await desk.close();
    site.close();
    foreign.close();
  });
}
