import { setTimeout as sleep } from 'node:timers/promises';
import { type SmtpStep, startBlackHole, startScriptedSmtp } from '#desk/testing/broken-smtp.ts';
import { type DeskProcess, startDeskProcess } from '#desk/testing/desk-process.ts';
import { loadFully, percentile } from './load.ts';
import { message } from './requests.ts';
import { measured, together, type Verdict } from './verdict.ts';

const BAR = 1.2;
const SENDERS = 4;
const BLOCK = 100;
const BLOCKS = 10;

/** Attempts for a ratio above the limit, each with more figures, since p99 is noisy. */
const LOOKS = 4;

const STEPS: SmtpStep[] = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'];

interface MailServer {
  url: string;
  close(): unknown;
}

type Failure = readonly [name: string, start: () => Promise<MailServer>];

const failures: readonly Failure[] = [
  ['refused', async () => ({ url: 'smtp://127.0.0.1:1', close: () => undefined })],
  ['black-holed', async () => at(await startBlackHole())],
  ...STEPS.map((step) => scripted(`silent at ${step}`, step, 'stall')),
  ...STEPS.map((step) => scripted(`450 at ${step}`, step, '450 not now')),
  ...STEPS.map((step) => scripted(`550 at ${step}`, step, '550 never')),
  scripted('hangs up after DATA', 'DATA', 'drop'),
  scripted('hangs up after the dot', 'message', 'drop'),
  scripted('bad login', 'AUTH', '535 wrong password'),
  ['bad TLS', async () => at(await startScriptedSmtp(), 'smtps')],
];

/**
 * Compares how long a form takes while the mail server is broken, and while it works. Two desks are
 * measured in turns, so that a busy machine slows both; the working one delivers its messages before
 * the turn of the other, which its deliveries would slow.
 */
export async function measureMailFailures(): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const [name, start] of failures) {
    const verdict = await compare(name, start);
    console.info(verdict.lines.join('\n'));
    verdicts.push(verdict);
  }
  return { ...together(verdicts), lines: [] };
}

async function compare(name: string, start: () => Promise<MailServer>): Promise<Verdict> {
  const working = await startScriptedSmtp();
  const server = await start();
  const [quiet, broken] = [await deskOn(at(working)), await deskOn(server)];
  const times = { quiet: [] as number[], broken: [] as number[] };
  let ratio = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && ratio > BAR; look++) {
    for (let block = 0; block < BLOCKS; block++) {
      times.quiet.push(...(await submit(quiet)));
      while (working.messageIds.length < times.quiet.length) await sleep(20);
      times.broken.push(...(await submit(broken)));
    }
    ratio = percentile(times.broken, 0.99) / percentile(times.quiet, 0.99);
  }
  await Promise.all([quiet.stop('SIGKILL'), broken.stop('SIGKILL')]);
  working.close();
  await server.close();
  const p99 = (of: number[]) => `${percentile(of, 0.99).toFixed(1)} ms`;
  const figure = `p99 ${p99(times.broken)} against ${p99(times.quiet)} = ${ratio.toFixed(2)}, of ${times.quiet.length} each`;
  return measured(`mail server ${name}`, figure, ratio <= BAR, `≤ ${BAR}`);
}

async function submit(desk: DeskProcess): Promise<number[]> {
  const { times, statuses } = await loadFully(
    { port: desk.port, request: message },
    SENDERS,
    BLOCK,
  );
  if (statuses.get(200) !== BLOCK) throw new Error(`Not all were accepted: ${[...statuses]}`);
  return times;
}

function deskOn({ url }: MailServer): Promise<DeskProcess> {
  return startDeskProcess({
    SMTP_URL: url,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
  });
}

function at({ port, close }: { port: number; close(): unknown }, scheme = 'smtp'): MailServer {
  return { url: `${scheme}://desk:secret@127.0.0.1:${port}`, close };
}

function scripted(name: string, step: SmtpStep, does: string): Failure {
  return [name, async () => at(await startScriptedSmtp({ at: step, does }))];
}
