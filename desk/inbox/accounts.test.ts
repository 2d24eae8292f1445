// Signing in by the company's own accounts, at a provider of OpenID Connect.
import { expect, it } from 'vitest';
import { startIdentityProvider } from '../testing/identity-provider.ts';
import { startInbox } from '../testing/inbox.ts';

const refusal = (status: number, refused: string) => ({ status, json: { refused } });

const NOOR = { email: 'Noor@people.example', email_verified: true };

/** An inbox with accounts, in which Noor is invited, and a browser that starts to sign in. */
async function startWithAccounts() {
  const provider = await startIdentityProvider('desk', 'a secret of the desk');
  const inbox = await startInbox({
    env: {
      INBOX_OIDC_ISSUER: provider.issuer,
      INBOX_OIDC_CLIENT_ID: 'desk',
      INBOX_OIDC_CLIENT_SECRET: 'a secret of the desk',
    },
  });
  await inbox.invite('noor', 'hr');
  const browser = inbox.browser();
  const start = async () => (await browser.call('POST', 'account/start')).json;
  const finish = (secret: string, query: string) =>
    browser.call('POST', 'account', { secret, query });
  return { provider, inbox, browser, start, finish };
}

it('signs in whom the company’s accounts know by a verified address', async () => {
  const { provider, inbox, browser, start, finish } = await startWithAccounts();
  // A page that is only opened is no attempt to sign in.
  for (let i = 0; i < 40; i++) {
    expect((await browser.call('GET', 'sign-in/ways')).json).toEqual({ account: true });
  }
  const { location, secret } = await start();
  const asked = Object.fromEntries(new URL(location).searchParams);
  expect(asked).toMatchObject({
    client_id: 'desk',
    response_type: 'code',
    redirect_uri: 'https://www.company.example/inbox/account',
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
  expect(location).not.toContain(secret);
  const answer = await finish(secret, provider.signIn(location, { claims: NOOR }));
  expect(answer).toMatchObject({ status: 200, json: { person: { email: 'noor@people.example' } } });
  expect((await browser.call('GET', 'me')).json).toEqual(answer.json);
  const [entry] = (await inbox.command('audit')).json as object[];
  expect(entry).toMatchObject({ actor: 'noor@people.example', action: 'sign in' });

  const entra = { email: 'noor@people.example', xms_edov: '1' };
  const again = await start();
  const query = provider.signIn(again.location, { claims: entra });
  expect((await finish(again.secret, query)).status).toBe(200);
});

it('refuses strangers, unverified addresses, and answers that are not the provider’s to this browser', async () => {
  const { provider, browser, start, finish } = await startWithAccounts();
  for (const claims of [
    { ...NOOR, email: 'stranger@people.example' },
    { ...NOOR, email_verified: false },
    { email: NOOR.email },
    { email: NOOR.email, xms_edov: false },
    { email_verified: true },
  ]) {
    const { location, secret } = await start();
    const answer = await finish(secret, provider.signIn(location, { claims }));
    expect(answer).toMatchObject(refusal(401, 'accountUnknown'));
  }
  for (const said of [
    { claims: NOOR, forged: true },
    { claims: { ...NOOR, iss: 'http://localhost:1' } },
    { claims: { ...NOOR, aud: 'another' } },
    { claims: { ...NOOR, nonce: 'another' } },
    { claims: { ...NOOR, exp: 1 } },
  ]) {
    const { location, secret } = await start();
    const answer = await finish(secret, provider.signIn(location, said));
    expect(answer).toMatchObject(refusal(401, 'accountRefused'));
  }
  const { location, secret } = await start();
  const query = provider.signIn(location, { claims: NOOR }).replace(/state=.*/, 'state=another');
  expect(await finish(secret, query)).toMatchObject(refusal(401, 'accountRefused'));
  const [own, other] = [await start(), await start()];
  // An attacker's answer in a browser that began another sign-in.
  const planted = provider.signIn(other.location, { claims: NOOR });
  expect(await finish(own.secret, planted)).toMatchObject(refusal(401, 'accountRefused'));
  const cancelled = `?error=access_denied&state=${new URL(other.location).searchParams.get('state')}`;
  expect(await finish(other.secret, cancelled)).toMatchObject(refusal(401, 'accountRefused'));
  for (const secret of [own.secret, 'made-up']) {
    expect(await finish(secret, planted)).toMatchObject(refusal(409, 'tooLate'));
  }
  expect((await browser.call('GET', 'me')).status).toBe(401);
});

it('says that there are none, or that they do not answer', async () => {
  const without = (await startInbox()).browser();
  expect((await without.call('GET', 'sign-in/ways')).json).toEqual({ account: false });
  expect(await without.call('POST', 'account/start')).toMatchObject(refusal(404, 'unknown'));
  const env = {
    INBOX_OIDC_ISSUER: 'http://localhost:1',
    INBOX_OIDC_CLIENT_ID: 'desk',
    INBOX_OIDC_CLIENT_SECRET: 'a secret of the desk',
  };
  const { browser, log } = await startInbox({ env });
  const answer = await browser().call('POST', 'account/start');
  expect(answer).toMatchObject(refusal(401, 'accountRefused'));
  expect(log()).toContain('the accounts of the company did not sign in');
});
