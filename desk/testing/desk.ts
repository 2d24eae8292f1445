import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { readContent } from '../content.ts';
import { runDesk } from '../run-desk.ts';
import type { Site } from '../site/load-site.ts';
import { everySubmission } from '../store/every-submission.ts';
import { withStoreBeside } from '../store/open-store.ts';
import type { StoredSubmission } from '../store/submission.ts';

/** The content that the desks of tests serve. */
export const content = readContent();

/** A new empty directory, gone after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A desk in this process. */
export interface TestDesk {
  url: string;
  dataDir: string;
  /** Every log line so far, as text. */
  log(): string;
  close(): Promise<void>;
}

/** A whole desk on a free port and a real database file; closed after the test at the latest. */
export async function startDesk(
  options: {
    env?: Record<string, string>;
    clock?: Clock;
    dataDir?: string;
    site?: Site;
    siteDirectory?: string;
  } = {},
): Promise<TestDesk> {
  const dataDir = options.dataDir ?? temporaryDirectory();
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
      ...options.env,
    }),
    {
      content,
      clock: options.clock ?? systemClock,
      log: pino({ level: 'trace' }, stream),
      ...(options.site ? { site: options.site } : {}),
      ...(options.siteDirectory ? { siteDirectory: options.siteDirectory } : {}),
    },
  );
  onTestFinished(desk.close);
  return { ...desk, dataDir, log: () => lines.join('') };
}

/** What is on disk, read by a second connection like the command line's. */
export function storedIn(dataDir: string, databaseUrl?: string): Promise<StoredSubmission[]> {
  return withStoreBeside({ dataDir, databaseUrl }, 'read', (store) =>
    Array.fromAsync(everySubmission(store)),
  );
}

/** The stored text of each field. */
export function valuesOf(submission: StoredSubmission | undefined): Record<string, string> {
  return Object.fromEntries(submission?.fields.map(({ name, value }) => [name, value]) ?? []);
}
