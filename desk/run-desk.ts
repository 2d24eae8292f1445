import type { FastifyInstance } from 'fastify';
import { MARK_PATH } from '#shared/manifest.ts';
import { type Background, type Repetition, repeat } from './clock.ts';
import type { Config } from './config.ts';
import type { DeskContent } from './content.ts';
import { createApp } from './http/app.ts';
import { createMetrics, createMetricsApp, refusalsMetric } from './http/metrics.ts';
import { keepUp } from './inbox/keep-up.ts';
import { sendWebhooks } from './inbox/send-webhooks.ts';
import { startUnseenAlarm, unseenTooLong } from './inbox/unseen-alarm.ts';
import { createIpKeys } from './intake/ip-keys.ts';
import { createRateLimit } from './intake/rate-limit.ts';
import { createRefusalCounter } from './intake/refusal-counter.ts';
import { startReminders } from './intake/registration/reminders.ts';
import { createUploadIntake } from './intake/uploads/examine.ts';
import { sweepUploads } from './intake/uploads/sweep.ts';
import { createClamdScanner } from './intake/virus-scanner.ts';
import { startDigest } from './mail/digest.ts';
import { shareLateness, startLatenessAlarm } from './mail/lateness.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { type DeliveryWorker, startDeliveryWorker } from './mail/worker.ts';
import { followSite, type ServedSite } from './site/follow-site.ts';
import { bytesOf, type Site } from './site/load-site.ts';
import { startExpiryAlarm, warnOfOtherSiteUrl } from './site/warnings.ts';
import { cannotListen } from './start-error.ts';
import { createDailyCounter } from './store/daily-counts.ts';
import { openDeskStore, warnOfNewStore } from './store/open-store.ts';
import { startRetention } from './store/retention.ts';
import type { StoreTask } from './store/submission-store.ts';

/** At most this long after midnight (UTC), all desks on one database have the new salt. */
const ERASE_KEYS_EVERY_MS = 60_000;

/** A desk that serves a site, and reads the content of its build. */
interface WithSite {
  site: Site;
  /** Directory in which new builds appear; absent when the site never changes. */
  siteDirectory?: string;
}

/** A desk that only accepts forms. */
interface WithoutSite {
  content: DeskContent;
}

type RunOptions = BaseOptions & (WithSite | WithoutSite);

interface BaseOptions extends Background {
  /** File whose creation requests a publication of the site. */
  publishRequest?: string;
  /** Number of log lines that could not be written; absent if every line can. */
  droppedLines?: () => number;
}

/** A running desk, which accepts forms and delivers them. */
export interface RunningDesk {
  /** Its address, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Finishes the work in progress, then closes everything. Later calls return the same promise. */
  close(): Promise<void>;
}

/**
 * Runs the whole desk: store, delivery, HTTP.
 * @throws when the data directory or the port is in use, or the database is unsuitable; nothing stays open
 */
export async function runDesk(config: Config, options: RunOptions): Promise<RunningDesk> {
  const { clock, log } = options;
  const { served, directory, content } = currentOf(options);
  await using opened = new AsyncDisposableStack();
  const { store, files, shared } = await openDeskStore(config);
  opened.defer(() => store.close());
  await warnOfNewStore(store, config, log);
  await store.resume(clock.now());
  const lateness = shareLateness(store, clock);
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics({
          store,
          lateness,
          config,
          unseen: config.inbox && (() => unseenTooLong(store, content(), clock.now())),
          droppedLines: options.droppedLines,
        });
  const timeZone = content().timeZone;
  const metric = metrics && refusalsMetric(metrics);
  const refusals = opened.adopt(
    createRefusalCounter({ store, timeZone, metric, clock, log }),
    stop,
  );
  const ipKeys = await createIpKeys(clock, shared);
  const rateLimit = createRateLimit({
    limits: config.formsPerMinute,
    ipKeys,
    clock,
    database: shared,
    refused: refusals.add,
  });
  const eraseKeys = () =>
    ipKeys
      .eraseExpired()
      .catch((err) => log.warn({ err }, 'could not erase the keys of IP addresses'));
  opened.adopt(repeat({ clock, log }, ERASE_KEYS_EVERY_MS, eraseKeys), stop);

  let worker: DeliveryWorker | undefined;
  const task: StoreTask = { store, content, clock, log, queued: () => worker?.wake() };
  if (config.smtp) {
    if (config.smtp.to) log.warn('MAIL_TO is set: every mail goes there, applications too');
    const { smtp, siteUrl } = config;
    const letterhead = () => {
      const mark = served?.current.pages.get(MARK_PATH)?.bodies.get('identity');
      const readUpload = files.read;
      return { ...smtp, content: content(), siteUrl, readUpload, mark: mark && bytesOf(mark) };
    };
    const mailer = createSmtpMailer(smtp, letterhead);
    opened.defer(() => mailer.close());
    worker = opened.adopt(startDeliveryWorker(task, mailer), stop);
    if (config.digestTo !== 'off') {
      opened.adopt(startDigest({ store, config, smtpUrl: smtp.url, letterhead, clock, log }), stop);
    }
  }

  if (config.inbox) {
    opened.adopt(keepUp(task), stop);
    opened.adopt(sendWebhooks(task, config.inbox.origin), stop);
    opened.adopt(startUnseenAlarm(task), stop);
  }

  opened.adopt(startReminders(task), stop);
  if (content().registration && !config.inbox) {
    log.warn('the site takes registrations of suppliers, but INBOX is off: nobody can decide');
  }
  opened.adopt(sweepUploads(task, files), stop);
  opened.adopt(startRetention(task), stop);

  opened.adopt(startLatenessAlarm(task), stop);
  const views =
    served &&
    createDailyCounter({
      name: 'path',
      words: 'page views',
      store: store.addPageViews,
      timeZone,
      clock,
      log,
    });
  opened.defer(() => views?.stop());
  if (served) {
    const changed = (site: Site) => warnOfOtherSiteUrl(site, config, log);
    changed(served.current);
    opened.adopt(startExpiryAlarm({ served, clock, log }), stop);
    if (directory) {
      opened.adopt(followSite({ served, directory, clock, log, changed }), stop);
    }
  }

  const warnWaiting = async () => {
    const waiting = await store.count({ state: 'waiting' });
    log.warn({ waiting }, 'SMTP_URL is not set: messages wait');
  };
  const scan = config.clamd && createClamdScanner(config.clamd, { clock, log });
  const app = await createApp(config, {
    ...options,
    content,
    ...(served ? { served } : {}),
    ...(views ? { views } : {}),
    store,
    ipKeys,
    rateLimit,
    lateness,
    metrics,
    files,
    scan,
    uploads: config.uploads && createUploadIntake({ store, files, scan, clock, log }),
    accepted(id, spamReason) {
      log.info({ submission: id, spamReason }, 'accepted');
      if (worker) worker.wake();
      else warnWaiting().catch((err) => log.error({ err }, 'the store does not answer'));
    },
    refused: refusals.add,
  });
  opened.defer(() => app.close());
  // Runs before the server closes: no further mail is sent while open requests finish.
  opened.defer(() => void worker?.stop());
  const url = await listen(app, config);
  if (metrics && config.metricsPort !== undefined) {
    const metricsApp = createMetricsApp(metrics);
    opened.defer(() => metricsApp.close());
    const address = { host: '127.0.0.1', port: config.metricsPort, variable: 'METRICS_PORT' };
    log.info({ url: await listen(metricsApp, address) }, 'metrics');
  }
  if (!worker) await warnWaiting();
  let closing: Promise<void> | undefined;
  const running = opened.move();
  return { url, close: () => (closing ??= running.disposeAsync()) };
}

/** How what runs beside the server ends. */
const stop = (part: Repetition) => part.stop();

/** The site that is served, if any, and the content of the newest build. */
function currentOf(options: WithSite | WithoutSite) {
  if (!('site' in options)) return { content: () => options.content };
  const served: ServedSite = { current: options.site };
  return { served, directory: options.siteDirectory, content: () => served.current.content };
}

async function listen(
  app: FastifyInstance,
  address: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  const { port, host } = address;
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    throw cannotListen(address, cause);
  }
}
