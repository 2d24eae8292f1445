import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startScriptedSmtp } from '#desk/testing/broken-smtp.ts';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { median } from '../figures.ts';
import { loadFully, loadSteadily, percentile } from './load.ts';
import { message } from './requests.ts';
import { measured, together, type Verdict } from './verdict.ts';

const ROUNDS = 5;
const BARE_SECONDS = 2;
const SUBMISSIONS = 1_000;
const SENDERS = 32;
const BAR = 0.5;

/** Below this time for a commit the disk is no bottleneck, and the ratio is only reported. */
const BAR_FROM_MS = 1;

/** Compares durable submissions per second with SQLite's own commits in the same directory, in turns. */
export async function measureSubmissions(): Promise<Verdict> {
  const mailServer = await startScriptedSmtp();
  const desk = await startDeskProcess({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@miqdam.example',
    MAIL_TO: 'office@miqdam.example',
  });
  const target = { port: desk.port, request: message };
  const [bare, durable]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(bareCommitsPerSecond(desk.dataDir, BARE_SECONDS));
    const { seconds, statuses } = await loadFully(target, SENDERS, SUBMISSIONS);
    if (statuses.get(200) !== SUBMISSIONS) throw new Error(`Not all accepted: ${[...statuses]}`);
    durable.push(SUBMISSIONS / seconds);
  }
  const perSecond = median(durable) / 2;
  const half = await loadSteadily(target, { senders: SENDERS, perSecond, seconds: 10 });
  await desk.stop('SIGKILL');
  mailServer.close();

  const ratio = median(durable) / median(bare);
  const commitMs = 1000 / median(bare);
  const bar = commitMs < BAR_FROM_MS ? 'reported' : `≥ ${BAR}`;
  const rates = `${median(durable).toFixed(0)}/s against ${median(bare).toFixed(0)} bare commits/s of ${commitMs.toFixed(2)} ms`;
  const p99 = percentile(half.times, 0.99).toFixed(1);
  return together([
    measured(
      'durable submissions',
      `${rates} = ${ratio.toFixed(2)}`,
      bar === 'reported' || ratio >= BAR,
      bar,
    ),
    measured('p99 at half of that', `${p99} ms at ${perSecond.toFixed(0)}/s`, true, 'reported'),
  ]);
}

/** Synced commits of one row per second by SQLite alone, in this directory. */
function bareCommitsPerSecond(directory: string, seconds: number): number {
  const database = new DatabaseSync(join(directory, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS row (text)',
  );
  const insert = database.prepare('INSERT INTO row VALUES (?)');
  const text = 'x'.repeat(700);
  const start = performance.now();
  let commits = 0;
  for (; performance.now() - start < seconds * 1000; commits++) insert.run(text);
  database.close();
  return commits / ((performance.now() - start) / 1000);
}
