import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from '#desk/testing/traffic/connection.ts';

/** The result of a number of exchanges. */
export interface Load {
  /** Duration of each exchange in milliseconds. */
  times: number[];
  seconds: number;
  statuses: Map<number, number>;
}

interface Target {
  port: number;
  /** Creates the next request. */
  request(): Buffer;
}

/** Sends `count` requests as fast as possible: each sender sends again once it is answered. */
export async function loadFully(target: Target, senders: number, count: number): Promise<Load> {
  const load = emptyLoad();
  const start = performance.now();
  let left = count;
  await eachOn(target, senders, async (connection) => {
    while (left-- > 0) await timed(load, connection, target.request(), performance.now());
  });
  load.seconds = (performance.now() - start) / 1000;
  return load;
}

/**
 * Sends requests at a constant rate for some time. The duration of an exchange counts from when it was
 * due, also if no sender was free then.
 */
export async function loadSteadily(
  target: Target,
  { senders, perSecond, seconds }: { senders: number; perSecond: number; seconds: number },
): Promise<Load> {
  const load = emptyLoad();
  const start = performance.now();
  let next = 0;
  await eachOn(target, senders, async (connection) => {
    for (;;) {
      const due = start + (next++ / perSecond) * 1000;
      if (due > start + seconds * 1000) return;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      // A late timer does not count against the server.
      await timed(load, connection, target.request(), wait > 0 ? performance.now() : due);
    }
  });
  load.seconds = (performance.now() - start) / 1000;
  return load;
}

/** The percentile of the times, with a share from 0 to 1. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? Number.NaN;
}

function emptyLoad(): Load {
  return { times: [], seconds: 0, statuses: new Map() };
}

async function timed({ times, statuses }: Load, on: Connection, request: Buffer, since: number) {
  const status = await on.exchange(request);
  times.push(performance.now() - since);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function eachOn(
  { port }: Target,
  count: number,
  run: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connections = Array.from({ length: count }, () => openConnection(port));
  await Promise.all(connections.map(run));
  for (const connection of connections) connection.close();
}
