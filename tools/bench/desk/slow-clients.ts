import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import type { Cut, Slowness } from '#desk/testing/traffic/slow-clients.ts';
import { loadSteadily, percentile } from './load.ts';
import { message } from './requests.ts';
import { measured, together, type Verdict } from './verdict.ts';

const SOCKETS = 2_000;
const BAR = 2;
const ROUNDS = 4;
const HONEST = { senders: 8, perSecond: 50, seconds: 20 };

/** Time to open this many connections. */
const SETTLE_MS = 3_000;

/** Seconds until each kind has to be cut off: the desk checks headers every 5 s, bodies every 30 s. */
const CUT_BARS: Record<Slowness, number> = { silence: 30, headers: 30, body: 40 };

/** Excludes connections that were reset while opening this many. */
const isSlowBody = ({ kind, seconds }: Cut) => kind === 'body' && seconds * 1_000 > SETTLE_MS;

/** Compares how long a message takes with and without thousands of slow clients. */
export async function measureSlowClients(): Promise<Verdict> {
  const desk = await startDeskProcess();
  const target = { port: desk.port, request: message };
  const [alone, attacked]: [number[], number[]] = [[], []];
  const cuts: Cut[] = [];
  await loadSteadily(target, HONEST);
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await loadSteadily(target, HONEST)).times);
    const attack = await startAttack(desk.port, cuts);
    await sleep(SETTLE_MS);
    // The last attack goes on until a slow body is cut off.
    do attacked.push(...(await loadSteadily(target, HONEST)).times);
    while (round === ROUNDS - 1 && !cuts.some(isSlowBody));
    await attack.stop();
  }
  await desk.stop('SIGKILL');
  const ratio = percentile(attacked, 0.99) / percentile(alone, 0.99);
  const p99 = (times: number[]) => `${percentile(times, 0.99).toFixed(1)} ms of ${times.length}`;
  const figure = `p99 ${p99(attacked)} against ${p99(alone)} = ${ratio.toFixed(2)}`;
  return together([
    measured(`${SOCKETS} slow clients`, figure, ratio < BAR, `< ${BAR}`),
    ...(Object.keys(CUT_BARS) as Slowness[]).map((kind) => cutOff(kind, cuts)),
  ]);
}

function cutOff(kind: Slowness, cuts: readonly Cut[]): Verdict {
  const seconds = cuts.filter((cut) => cut.kind === kind).map((cut) => cut.seconds);
  const slowest = percentile(seconds, 1);
  const figure = `${seconds.length} times, after ${slowest.toFixed(0)} s at most`;
  return measured(
    `cut off for ${kind}`,
    figure,
    slowest <= CUT_BARS[kind],
    `≤ ${CUT_BARS[kind]} s`,
  );
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
