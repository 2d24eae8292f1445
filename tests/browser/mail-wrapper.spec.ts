// The mail service wrapper: its refusals and results (spec §5, §7, §8). The tests call the built modules
// on their own pages.
import { expect, test } from '../fixtures.ts';
import { openMail, openUpload, refusals, SENDER } from '../mail-wrapper.ts';

const wrappers = { 'a form': openMail, 'a form with a file': openUpload };

for (const [name, openWrapper] of Object.entries(wrappers)) {
  test(`§5 §7 §8 the default settings refuse nothing; each refusal has its own result: ${name}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/400/);
    complaints.expect(/ERR_CONNECTION_REFUSED/);
    const refused = (status: number, text: string) => ({ ok: false, status, text });
    const send = await openWrapper(page);

    await test.step('a missing setting is named and nothing is sent', async () => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.method()));
      expect((await send({ publicKey: '' })).text).toMatch(/public key is required/);
      expect((await send({ serviceId: '' })).text).toMatch(/service ID is required/);
      expect((await send({}, '')).text).toMatch(/template ID is required/);
      expect(requests).not.toContain('POST');
    });

    expect(await send({})).toEqual({ ok: true, status: 200, text: 'OK' });
    expect(await send(refusals({ blockHeadless: true }))).toEqual(
      refused(451, 'Unavailable For Headless Browser'),
    );
    expect(await send(refusals({ blockList: [SENDER] }))).toEqual(refused(403, 'Forbidden'));
    expect((await send(refusals({ blockList: ['other@client.example'] }))).ok).toBe(true);

    await test.step('the throttle is per path', async () => {
      const throttled = refusals({ throttleMs: 60_000 });
      expect((await send(throttled)).status).toBe(200);
      expect(await send(throttled)).toEqual(refused(429, 'Too Many Requests'));
      await page.evaluate(() => history.pushState(null, '', '/another-page'));
      expect((await send(throttled)).status).toBe(200);
    });

    await test.step('the API’s refusal is passed on', async () => {
      const { ok, status, text } = await send({}, 'template_unknown');
      expect({ ok, status }).toEqual({ ok: false, status: 400 });
      expect(text).toMatch(/template/i);
    });

    await test.step('no answer is status 0 with Network Error', async () => {
      await page.route('**/api/**', (route) => route.abort('connectionrefused'));
      const said = page.waitForEvent('console');
      expect(await send({})).toEqual(refused(0, 'Network Error'));
      await said;
    });
  });
}
