import { resolve } from 'node:path';
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { readContent } from './content.ts';
import { runDesk } from './run-desk.ts';
import { loadSite } from './site/load-site.ts';
import { PUBLISH_REQUEST } from './site/publish-request.ts';
import { StartError } from './start-error.ts';

const SITE_DIRECTORY = resolve(import.meta.dirname, '../build/site');

/** How long a stopping desk may take to finish its work. */
const DRAIN_MS = 20_000;

/** Runs the desk until SIGTERM or SIGINT, then drains it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const site = config.servesSite ? await loadSite(SITE_DIRECTORY) : undefined;
  const desk = await runDesk(config, {
    content: site?.content ?? readContent(),
    clock: systemClock,
    log,
    publishRequest: resolve(import.meta.dirname, '..', PUBLISH_REQUEST),
    ...(site ? { site, siteDirectory: SITE_DIRECTORY } : {}),
  });
  log.info({ url: desk.url }, 'ready');

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await desk.close();
    log.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
