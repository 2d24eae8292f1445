import { Writable } from 'node:stream';
import { expect, onTestFinished, vi } from 'vitest';
import { type Clock, DAY_MS, systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { runDesk } from '../run-desk.ts';
import type { Site } from '../site/load-site.ts';
import { everySubmission } from '../store/archive.ts';
import { withStoreBeside } from '../store/open-store.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { content } from './content.ts';
import { APPLICATION, CONTACT, SUBSCRIBER } from './forms.ts';
import { send } from './http.ts';
import type { ManualClock } from './manual-clock.ts';
import { temporaryDirectory } from './temporary-directory.ts';

export { temporaryDirectory };

/** Options for `vi.waitFor`: a short interval, a long timeout. */
export const SOON = { timeout: 40_000, interval: 5 };

/** A desk in this process. */
export interface TestDesk {
  url: string;
  port: number;
  dataDir: string;
  /** The log so far. */
  log(): string;
  close(): Promise<void>;
}

/** What a test changes of its desk. */
export interface DeskOptions {
  env?: Record<string, string>;
  clock?: Clock;
  dataDir?: string;
  site?: Site;
  siteDirectory?: string;
  publishRequest?: string;
}

/** What no log may have of forms.ts: the first two words of each line, and the domain of each address. */
const OF_VISITORS = [CONTACT, SUBSCRIBER, APPLICATION]
  .flatMap((fields) => Object.values(fields))
  .flatMap((value) => value.split('\r\n'))
  .map((line) => /@.*/.exec(line)?.[0] ?? line.split(' ').slice(0, 2).join(' '));

/**
 * Starts a whole desk in this process, on a free port and a real database, by default without daily
 * digests; after the test it is closed, and nothing of a visitor may be in its log. For a desk in a process of
 * its own see desk-process.ts.
 */
export async function startDesk(options: DeskOptions = {}): Promise<TestDesk> {
  const { dataDir = temporaryDirectory(), siteDirectory } = options;
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const desk = await runDesk(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: '10000',
      RATE_LIMIT_TOTAL: '10000',
      DIGEST_TO: 'off',
      ...options.env,
    }),
    {
      ...(options.site
        ? { site: options.site, ...(siteDirectory ? { siteDirectory } : {}) }
        : { content }),
      clock: options.clock ?? systemClock,
      log: createLog('trace', stream),
      ...(options.publishRequest ? { publishRequest: options.publishRequest } : {}),
    },
  );
  onTestFinished(async () => {
    await desk.close();
    expect(lines.filter((line) => OF_VISITORS.some((words) => line.includes(words)))).toEqual([]);
  });
  return { ...desk, port: Number(new URL(desk.url).port), dataDir, log: () => lines.join('') };
}

/** The stored submissions, read through a second connection like the command line's. */
export function storedIn(dataDir: string, databaseUrl?: string): Promise<StoredSubmission[]> {
  return withStoreBeside({ dataDir, databaseUrl }, 'read', (store) =>
    Array.fromAsync(everySubmission(store)),
  );
}

/** The value of each field. */
export function valuesOf(submission: StoredSubmission | undefined): Record<string, string> {
  return Object.fromEntries(submission?.fields.map(({ name, value }) => [name, value]) ?? []);
}

/** The metrics of a desk with `METRICS_PORT: '0'`. */
export async function readMetrics(desk: TestDesk): Promise<string> {
  const url = /"url":"([^"]+)","msg":"metrics"/.exec(desk.log())?.[1];
  return (await send(String(url), '/metrics')).text;
}

/** The value of one metric, such as `desk_store_up`; NaN if it is absent. */
export async function metric(desk: TestDesk, name: string): Promise<number> {
  const lines = (await readMetrics(desk)).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
}

/**
 * Waits until every task of a desk with a mail server sleeps: delivery, refusals, retention, reminders, uploads, keys of IP
 * addresses, alarm for late mail, and this many more.
 */
export function tasksSleep(clock: ManualClock, more = 0): Promise<void> {
  return vi.waitFor(() => expect(clock.sleeping()).toBe(7 + more), SOON);
}

/** Lets days pass, four weeks at a time: after a longer step the desk would erase nothing. */
export async function passDays(clock: ManualClock, days: number): Promise<void> {
  const sleeping = clock.sleeping();
  for (let left = days; left > 0; left -= 28) {
    clock.advance(Math.min(left, 28) * DAY_MS);
    await vi.waitFor(() => expect(clock.sleeping()).toBeGreaterThanOrEqual(sleeping), SOON);
  }
}
