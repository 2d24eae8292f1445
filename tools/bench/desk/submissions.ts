import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScriptedSmtp } from '#desk/testing/scripted-smtp.ts';
import { spawnDesk } from '#desk/testing/spawn-desk.ts';
import { median } from '../median.ts';
import { bareCommitsPerSecond } from './bare-commits.ts';
import { loadFully, loadSteadily, percentile } from './load.ts';
import { message } from './requests.ts';
import { held, together, type Verdict } from './verdict.ts';

const ROUNDS = 5;
const BARE_SECONDS = 2;
const SUBMISSIONS = 1_000;
const SENDERS = 32;
const BAR = 0.5;

/** Where a commit costs less, nobody waits for the disk, and the ratio is only reported. */
const BAR_FROM_MS = 1;

/** Durable submissions per second against SQLite's own commits in the same directory, in turns. */
export async function measureSubmissions(): Promise<Verdict> {
  const directory = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const mailServer = await startScriptedSmtp();
  const desk = await spawnDesk({
    DATA_DIR: directory,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
  });
  const target = { port: Number(new URL(desk.url).port), request: message };
  const [bare, durable]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(bareCommitsPerSecond(directory, BARE_SECONDS));
    const { seconds, statuses } = await loadFully(target, SENDERS, SUBMISSIONS);
    if (statuses.get(200) !== SUBMISSIONS) throw new Error(`Not all taken: ${[...statuses]}`);
    durable.push(SUBMISSIONS / seconds);
  }
  const perSecond = median(durable) / 2;
  const half = await loadSteadily(target, { senders: SENDERS, perSecond, seconds: 10 });
  await desk.end('SIGKILL');
  mailServer.close();
  rmSync(directory, { recursive: true });

  const ratio = median(durable) / median(bare);
  const commitMs = 1000 / median(bare);
  const bar = commitMs < BAR_FROM_MS ? 'reported' : `≥ ${BAR}`;
  const rates = `${median(durable).toFixed(0)}/s against ${median(bare).toFixed(0)} bare commits/s of ${commitMs.toFixed(2)} ms`;
  const p99 = percentile(half.times, 0.99).toFixed(1);
  return together([
    held(
      'durable submissions',
      `${rates} = ${ratio.toFixed(2)}`,
      bar === 'reported' || ratio >= BAR,
      bar,
    ),
    held('p99 at half of that', `${p99} ms at ${perSecond.toFixed(0)}/s`, true, 'reported'),
  ]);
}
