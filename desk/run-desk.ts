import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDesk } from './app.ts';
import { createClamdScanner } from './attachments/virus-scanner.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DeskContent } from './content.ts';
import { startLatenessAlarm } from './delivery/lateness.ts';
import { createSmtpMailer } from './delivery/smtp-mailer.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery/worker.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { startRetention } from './retention/retention.ts';
import { startExpiryAlarm } from './site/expiry-alarm.ts';
import { followSite } from './site/follow-site.ts';
import type { Site } from './site/load-site.ts';
import { warnOfOtherSiteUrl } from './site/other-site-url.ts';
import { cannotListen } from './start-error.ts';
import { openDeskStore } from './store/open-store.ts';

interface RunPorts {
  content: DeskContent;
  clock: Clock;
  log: FastifyBaseLogger;
  site?: Site;
  /** Where newer builds of the site are published; absent where none will be. */
  siteDirectory?: string;
}

/** A desk that takes forms and delivers. */
export interface RunningDesk {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Finishes what is in hand, then closes everything; once, however often it is told. */
  close(): Promise<void>;
}

/**
 * Runs the whole desk: store, delivery, HTTP.
 * @throws when the data directory is taken, the disk unfit or the port in use; nothing stays open.
 */
export async function runDesk(config: Config, ports: RunPorts): Promise<RunningDesk> {
  const { clock, log } = ports;
  const opened: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const { store, rateLimit } = await openDeskStore(config);
    opened.push(() => store.close());
    await store.resume(clock.now());

    let worker: DeliveryWorker | undefined;
    if (config.smtp) {
      if (config.smtp.to) log.warn('MAIL_TO is set: every mail goes there, applications too');
      const mailer = createSmtpMailer(config.smtp.url, {
        ...config.smtp,
        mails: ports.content.mails,
        siteUrl: config.siteUrl,
      });
      opened.push(() => mailer.close());
      worker = startDeliveryWorker({ store, mailer, clock, log });
      opened.push(() => worker?.stop());
    }

    const retention = startRetention({ store, content: ports.content, clock, log });
    opened.push(() => retention.stop());

    const alarm = startLatenessAlarm({ store, clock, log });
    opened.push(() => alarm.stop());
    const served = ports.site && { current: ports.site };
    if (served) {
      const changed = (site: Site) => warnOfOtherSiteUrl(site, config, log);
      changed(served.current);
      const expiry = startExpiryAlarm({ served, clock, log });
      opened.push(() => expiry.stop());
      if (ports.siteDirectory) {
        const directory = ports.siteDirectory;
        const following = followSite({ served, directory, clock, log, changed });
        opened.push(() => following.stop());
      }
    }
    const metrics =
      config.metricsPort === undefined ? undefined : createMetrics({ store, clock, config });

    const warnWaiting = async () => {
      const waiting = await store.count({ state: 'waiting' });
      log.warn({ waiting }, 'SMTP_URL is not set: messages wait');
    };
    const app = await createDesk(config, {
      ...ports,
      ...(served ? { served } : {}),
      store,
      rateLimit,
      metrics,
      scan: config.clamd && createClamdScanner(config.clamd, log),
      accepted(id, spamReason) {
        log.info({ submission: id, spamReason }, 'accepted');
        if (worker) worker.wake();
        else warnWaiting().catch((err) => log.error({ err }, 'the store does not answer'));
      },
    });
    opened.push(() => app.close());
    // While requests come to their end no further mail is begun.
    opened.push(() => void worker?.stop());
    const url = await listen(app, config);
    if (metrics && config.metricsPort !== undefined) {
      const server = await serveMetrics(metrics, config.metricsPort);
      opened.push(() => server.close());
      log.info({ port: (server.address() as AddressInfo).port }, 'metrics');
    }
    if (!worker) await warnWaiting();
    let closing: Promise<void> | undefined;
    return { url, close: () => (closing ??= closeAll()) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    throw cannotListen({ host, port }, cause);
  }
}
