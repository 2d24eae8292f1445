import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { readContent } from './content.ts';
import { createLog } from './log.ts';
import { openLogDestination } from './log-destination.ts';
import { runDesk } from './run-desk.ts';
import { loadSite } from './site/load-site.ts';
import { PUBLISH_REQUEST } from './site/publish-request.ts';
import { StartError } from './start-error.ts';

/** How long a stopping desk may take to finish its work. */
const DRAIN_MS = 20_000;

/** How long its last log line may take. */
const LAST_LINE_MS = 1_000;

/** Runs the desk until a signal ends it, then drains it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const destination = openLogDestination(process.stdout.fd, (lines) =>
    log.warn({ lines }, 'lines of the log were dropped since the start'),
  );
  const log = createLog(config.logLevel, destination);
  const exit = async (code: number) => {
    await Promise.race([destination.written(), sleep(LAST_LINE_MS)]);
    process.exit(code);
  };
  // Node itself would print the message, which may quote a visitor.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the desk has failed');
    void exit(1);
  });

  const desk = await runDesk(config, {
    ...(config.servesSite
      ? { site: await loadSite(config.siteDir), siteDirectory: config.siteDir }
      : { content: readContent(config.siteDir) }),
    clock: systemClock,
    log,
    droppedLines: destination.dropped,
    publishRequest: resolve(PUBLISH_REQUEST),
  });
  log.info({ url: desk.url }, 'ready');

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await desk.close();
    log.info('stopped');
    await exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The terminal was closed.
  process.once('SIGHUP', stop);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
});
