import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pino } from 'pino';
import { createProgram } from '#desk/cli/commands.ts';
import { type Clock, systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { readContent } from '#desk/content.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite, type Site } from '#desk/site/load-site.ts';
import { content } from '#desk/testing/content.ts';

/** A desk in this process: one of its own takes a second of a processor to start. */
export interface Desk {
  url: string;
  dataDir: string;
  /** Ends it, and removes its data unless the environment has its folder. */
  close(): Promise<void>;
}

interface DeskOptions {
  /** What it serves; otherwise it only takes forms, by the content in `SITE_DIR` or that of the desk's tests. */
  site?: Site;
  clock?: Clock;
}

/** Starts a desk with this environment; by default on a free port, with data of its own and without a limit of forms. */
export async function startDesk(
  env: Record<string, string> = {},
  { site, clock = systemClock }: DeskOptions = {},
): Promise<Desk> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'desk-'));
  const limits = { RATE_LIMIT: '1000000', RATE_LIMIT_TOTAL: '1000000', DIGEST_TO: 'off' };
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ...limits, ...env });
  const desk = await runDesk(config, {
    clock,
    log: pino({ level: 'silent' }),
    ...(site ? { site } : { content: env.SITE_DIR ? readContent(env.SITE_DIR) : content }),
  });
  return {
    url: desk.url,
    dataDir,
    async close() {
      await desk.close();
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The site that was built. */
export const builtSite = () => loadSite('build/site');

/** Runs a command of the operator in this process; resolves to what it answers to programs. */
export async function command(
  env: Record<string, string>,
  args: readonly string[],
  input = '',
): Promise<unknown> {
  const config = readConfig(env);
  let answer: unknown;
  const program = createProgram(async (work) => {
    const { json } = await work({
      config,
      content: () => readContent(config.siteDir),
      now: Date.now(),
      progress: () => undefined,
      output: new PassThrough(),
      input: Readable.from([input]),
    });
    answer = json;
  });
  await program.parseAsync(args, { from: 'user' });
  return answer;
}
