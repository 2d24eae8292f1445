import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Cut, Slowness } from '#desk/torture/slow-clients.ts';
import { loadSteadily, percentile } from './load.ts';
import { message } from './requests.ts';
import { startTemporaryDesk } from './temporary-desk.ts';
import { held, together, type Verdict } from './verdict.ts';

const SOCKETS = 2_000;
const BAR = 2;
const ROUNDS = 4;
const HONEST = { senders: 8, perSecond: 50, seconds: 20 };

/** What it takes to open so many connections. */
const SETTLE_MS = 3_000;

/** When each kind is cut off at the latest; the desk looks every five seconds. */
const CUT_BARS: Record<Slowness, number> = { silence: 30, headers: 30, body: 90 };

/** How long an honest message takes while thousands of slow clients hold on, against without them. */
export async function measureSlowClients(): Promise<Verdict> {
  const desk = await startTemporaryDesk({});
  const target = { port: desk.port, request: message };
  const [alone, attacked]: [number[], number[]] = [[], []];
  const cuts: Cut[] = [];
  await loadSteadily(target, HONEST);
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await loadSteadily(target, HONEST)).times);
    const attack = await startAttack(desk.port, cuts);
    await sleep(SETTLE_MS);
    // The last attack goes on until those are cut off who send a body.
    do attacked.push(...(await loadSteadily(target, HONEST)).times);
    while (round === ROUNDS - 1 && !cuts.some(({ kind }) => kind === 'body'));
    await attack.stop();
  }
  await desk.stop();
  const ratio = percentile(attacked, 0.99) / percentile(alone, 0.99);
  const p99 = (times: number[]) => `${percentile(times, 0.99).toFixed(1)} ms of ${times.length}`;
  const figure = `p99 ${p99(attacked)} against ${p99(alone)} = ${ratio.toFixed(2)}`;
  return together([
    held(`${SOCKETS} slow clients`, figure, ratio < BAR, `< ${BAR}`),
    ...(Object.keys(CUT_BARS) as Slowness[]).map((kind) => cutOff(kind, cuts)),
  ]);
}

function cutOff(kind: Slowness, cuts: readonly Cut[]): Verdict {
  const seconds = cuts.filter((cut) => cut.kind === kind).map((cut) => cut.seconds);
  const slowest = percentile(seconds, 1);
  const figure = `${seconds.length} times, after ${slowest.toFixed(0)} s at most`;
  return held(`cut off for ${kind}`, figure, slowest <= CUT_BARS[kind], `≤ ${CUT_BARS[kind]} s`);
}

async function startAttack(port: number, cuts: Cut[]): Promise<{ stop(): Promise<void> }> {
  const file = new URL('./slow-clients-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { port, count: SOCKETS } });
  worker.on('message', (cut: Cut) => cuts.push(cut));
  return {
    async stop() {
      const ended = once(worker, 'exit');
      worker.postMessage('stop');
      await ended;
    },
  };
}
