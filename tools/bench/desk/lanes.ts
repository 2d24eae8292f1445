import { setTimeout as sleep } from 'node:timers/promises';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { pdf } from '#desk/testing/documents.ts';
import { APPLICATION, CONTACT, emailjsIds, sendJson, sendMultipart } from '#desk/testing/forms.ts';
import { type SmtpPeer, startSmtpPeer } from '#desk/testing/smtp-peer.ts';
import { measured, type Verdict } from './verdict.ts';

/** Added to an honest message's delay by a sender at the limit. */
const BAR_SECONDS = 10;

/** How long the mail server takes for a mail. */
const MAIL_MS = 3_000;

const PER_MINUTE = 30;
const MINUTES = 2;
const MINUTE_MS = 60_000;

/**
 * Compares how long a person's message takes to the office, behind a sender of applications at the limit and
 * on an idle desk, with a slow mail server.
 */
export async function measureLanes(): Promise<Verdict> {
  const peer = await startSmtpPeer();
  const stop = answerSlowly(peer);
  const desk = await startDeskProcess({
    SMTP_URL: peer.url,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: String(PER_MINUTE),
    RATE_LIMIT_TOTAL: '600',
  });
  const idle = await secondsToOffice(desk.url, peer, 'idle');
  let accepted = 0;
  for (let minute = 0; minute < MINUTES; minute++) {
    // A count slides by slots of five seconds.
    if (minute > 0) await sleep(MINUTE_MS + 6_000);
    for (let i = 0; i < PER_MINUTE; i++) if (await apply(desk.url, accepted)) accepted += 1;
  }
  const behind = await secondsToOffice(desk.url, peer, 'behind');
  await desk.stop('SIGKILL');
  stop();
  await peer.stop();
  const figure = `${behind.toFixed(1)} s behind ${accepted} applications against ${idle.toFixed(1)} s`;
  const isWithin = behind - idle <= BAR_SECONDS;
  return measured('message to the office', figure, isWithin, `≤ ${BAR_SECONDS} s more`);
}

/** Makes the server answer each mail only after a time. Call the result to stop. */
function answerSlowly(peer: SmtpPeer): () => void {
  const held: NonNullable<SmtpPeer['held']> = [];
  peer.held = held;
  const timer = setInterval(() => {
    for (const { answer } of held.splice(0)) setTimeout(answer, MAIL_MS);
  }, 10);
  return () => clearInterval(timer);
}

/** Sends a message from an address of its own; seconds from its answer until the mail server has it. */
async function secondsToOffice(url: string, { mails }: SmtpPeer, message: string): Promise<number> {
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const { status } = await sendJson(url, 'contact', { ...CONTACT, message }, from);
  if (status !== 200) throw new Error(`The message was answered ${status}`);
  const accepted = performance.now();
  while (!mails.some(({ text }) => text?.includes(message))) await sleep(20);
  return (performance.now() - accepted) / 1000;
}

/** Sends an application, of another person each time; whether it was accepted. */
async function apply(url: string, number: number): Promise<boolean> {
  const person = {
    ...emailjsIds('career'),
    ...APPLICATION,
    user_email: `person${number}@mail${number}.example`,
  };
  const file = new File([new Uint8Array(pdf(9))], 'cv.pdf');
  const fields = [...Object.entries(person), ['resume', file]] as [string, string | Blob][];
  const { status } = await sendMultipart(url, fields, { 'x-forwarded-for': '198.51.100.1' });
  return status === 200;
}
