import type { ParsedMail } from 'mailparser';
import { expect, onTestFinished, vi } from 'vitest';
import { TOKEN_NAME } from '#shared/wire.ts';
import type { Delivery } from '../store/submission.ts';
import { type Failure, type ScriptedSmtp, startScriptedSmtp } from './broken-smtp.ts';
import type { Certificate } from './certificate.ts';
import { type DeskOptions, SOON, startDesk, storedIn, type TestDesk } from './desk.ts';
import { APPLICATION, SUBSCRIBER, sendJson } from './forms.ts';
import { type Answer, send } from './http.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { linkIn, type SmtpPeer, startSmtpPeer } from './smtp-peer.ts';

/** Recipients of a desk with `mailEnvironment`. */
export const OFFICE = ['office@miqdam.example', 'archive@miqdam.example'] as const;

/** Settings of a desk that mails through this server. */
export function mailEnvironment(smtpUrl: string) {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Website <website@miqdam.example>',
    MAIL_TO: 'Office <office@miqdam.example>, archive@miqdam.example',
  };
}

/** Starts a mail server, stopped after the test. */
export async function startPeer(certificate?: Certificate): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(certificate);
  onTestFinished(() => peer.stop());
  return peer;
}

/** Starts a minimal mail server that fails at one step, stopped after the test. */
export async function startFailingPeer(failure?: Failure): Promise<ScriptedSmtp> {
  const server = await startScriptedSmtp(failure);
  onTestFinished(() => server.close());
  return server;
}

/** A desk with a mail server of its own and a manual clock. */
export async function startMailing(options: DeskOptions & { clock?: ManualClock } = {}) {
  const { clock = createManualClock() } = options;
  const peer = await startPeer();
  const env = { ...mailEnvironment(peer.url), ...options.env };
  return { peer, clock, desk: await startDesk({ ...options, clock, env }) };
}

/** The delivery of the newest submission. */
export async function newestDelivery(desk: TestDesk): Promise<Delivery | undefined> {
  return (await storedIn(desk.dataDir))[0]?.delivery;
}

/** Waits until the store has this many attempts for the newest submission. */
export function attempts(desk: TestDesk, count: number): Promise<void> {
  return vi.waitFor(async () => expect((await newestDelivery(desk))?.attempts).toBe(count), SOON);
}

/** Waits until every stored submission is delivered. */
export function allDelivered(desk: TestDesk): Promise<void> {
  return vi.waitFor(async () => {
    const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states.filter((state) => state !== 'delivered')).toEqual([]);
  }, SOON);
}

/** The newest mail to this address. */
export function mailTo(address: string, { mails, envelopes }: SmtpPeer): ParsedMail {
  const mail = mails[envelopes.findLastIndex(({ to }) => to.includes(address))];
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

/** The mail to the office about an application; that to its applicant may arrive before it. */
export function applicationMail({ mails }: SmtpPeer) {
  return mails.find(({ replyTo }) => replyTo?.value[0]?.address === APPLICATION.user_email);
}

/** The path of the link in the newest mail. */
export function newestLink({ mails }: SmtpPeer): string {
  return linkIn(mails.at(-1)?.text);
}

/** Posts the form of the page that a link opens, as the page's script or its button does. */
export function press(
  base: string,
  link: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { pathname, search, hash } = new URL(link, base);
  return send(base, pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base, ...headers },
    body: String(new URLSearchParams({ [TOKEN_NAME]: hash.slice(1), ...fields })),
  });
}

/** Subscribes and confirms an address, and waits for the mail to the office. */
export async function subscribe(desk: TestDesk, peer: SmtpPeer): Promise<void> {
  const before = peer.mails.length;
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 1), SOON);
  expect((await press(desk.url, newestLink(peer))).status).toBe(200);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(before + 2), SOON);
}
