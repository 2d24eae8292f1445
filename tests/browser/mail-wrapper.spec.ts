// The mail service wrapper: its refusals and results (spec §5, §7, §8). The tests call the built modules
// on their own pages.
import { expect, test } from '../fixtures.ts';
import { openMail, openUpload, refusals, SENDER } from '../mail-wrapper.ts';

const wrappers = { 'a form': openMail, 'a form with a file': openUpload };

for (const [name, openWrapper] of Object.entries(wrappers)) {
  test(`§7 the default settings refuse nothing: ${name} reaches the desk`, async ({ page }) => {
    const send = await openWrapper(page);
    expect(await send({})).toEqual({ ok: true, status: 200, text: 'OK' });
  });

  test(`§5 a missing setting is named and nothing is sent: ${name}`, async ({ page }) => {
    const send = await openWrapper(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    expect((await send({ publicKey: '' })).text).toMatch(/public key is required/);
    expect((await send({ serviceId: '' })).text).toMatch(/service ID is required/);
    expect((await send({}, '')).text).toMatch(/template ID is required/);
    expect(requests).not.toContain('POST');
  });

  test(`§8 headless 451, block list 403, throttle 429, each when switched on: ${name}`, async ({
    page,
  }) => {
    const send = await openWrapper(page);
    const refused = (status: number, text: string) => ({ ok: false, status, text });
    expect(await send(refusals({ blockHeadless: true }))).toEqual(
      refused(451, 'Unavailable For Headless Browser'),
    );
    expect(await send(refusals({ blockList: [SENDER] }))).toEqual(refused(403, 'Forbidden'));
    expect((await send(refusals({ blockList: ['other@client.example'] }))).ok).toBe(true);
    expect((await send(refusals({ throttleMs: 60_000 }))).ok).toBe(true);
    expect(await send(refusals({ throttleMs: 60_000 }))).toEqual(refused(429, 'Too Many Requests'));
  });

  test(`§7 the throttle is per path: ${name}`, async ({ page }) => {
    const send = await openWrapper(page);
    const throttled = refusals({ throttleMs: 60_000 });
    expect((await send(throttled)).status).toBe(200);
    expect((await send(throttled)).status).toBe(429);
    await page.evaluate(() => history.pushState(null, '', '/another-page'));
    expect((await send(throttled)).status).toBe(200);
  });

  test(`§8 no answer is status 0 with Network Error: ${name}`, async ({ page, complaints }) => {
    complaints.expect(/ERR_CONNECTION_REFUSED/);
    const send = await openWrapper(page);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    const said = page.waitForEvent('console');
    expect(await send({})).toEqual({ ok: false, status: 0, text: 'Network Error' });
    await said;
  });

  test(`§8 a refusal of the API is passed on: ${name}`, async ({ page, complaints }) => {
    complaints.expect(/400/);
    const send = await openWrapper(page);
    const { ok, status, text } = await send({}, 'template_unknown');
    expect({ ok, status }).toEqual({ ok: false, status: 400 });
    expect(text).toMatch(/template/i);
  });
}
