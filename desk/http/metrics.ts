import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { TOTAL_LIMITS } from '../intake/rate-limit.ts';
import type { Lateness } from '../mail/lateness.ts';
import { freeBytes } from '../store/free-space.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

interface MetricsOptions {
  store: SubmissionStore;
  lateness(): Promise<Lateness>;
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** Messages that nobody has opened for too long; absent without an inbox. */
  unseen: (() => Promise<number>) | undefined;
  droppedLines: (() => number) | undefined;
}

/** The metrics for Prometheus, without visitor data. The store is queried at each scrape. */
export function createMetrics({
  store,
  lateness,
  config,
  unseen,
  droppedLines = () => 0,
}: MetricsOptions): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  const known = () =>
    lateness().catch((): Lateness => ({ late: Number.NaN, fromFuture: Number.NaN }));
  gauge('desk_store_up', 'Whether the store can accept a form: 1 or 0', () =>
    store.check().then(
      () => 1,
      () => 0,
    ),
  );
  new Gauge({
    name: 'desk_submissions',
    help: 'Submissions by the state of their delivery; absent while the store does not answer',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const state of DELIVERY_STATES) {
        await store.count({ state }).then(
          (count) => this.set({ state }, count),
          () => undefined,
        );
      }
    },
  });
  gauge(
    'desk_oldest_waiting_seconds',
    'How long the oldest message has waited for its delivery',
    async () => (await known()).late / 1000,
  );
  new Counter({
    name: 'desk_log_lines_dropped_total',
    help: 'Lines of the log that could not be written: the disk was full, or nobody read them',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  gauge(
    'desk_received_in_future',
    'Waiting messages that were received in the future: the clock was ahead, or is behind',
    async () => (await known()).fromFuture,
  );
  if (unseen) {
    gauge(
      'desk_unseen_messages',
      'Messages that nobody in the office has opened for the hours that content sets',
      () => unseen().catch(() => Number.NaN),
    );
  }
  new Gauge({
    name: 'desk_upload_bytes',
    help: 'Bytes of files that were sent ahead of their message: kept with one, or open; absent while the store does not answer',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const totals = await store.uploadTotals().catch(() => undefined);
      for (const [state, { bytes }] of Object.entries(totals ?? {})) this.set({ state }, bytes);
    },
  });
  if (!config.databaseUrl) {
    gauge('desk_disk_free_bytes', 'Free space on the disk of DATA_DIR', () =>
      freeBytes(config.dataDir).catch(() => 0),
    );
  }
  return registry;
}

/** Counts and times every answer of the desk. */
export function countAnswers(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'desk_answers_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'desk_answer_seconds',
    help: 'Time to answer',
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  // Prometheus sees no increase to the first value of a series.
  app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/api/')) answers.inc({ route: url, status: 503 }, 0);
  });
  app.addHook('onResponse', async (request, reply) => {
    answers.inc({ route: request.routeOptions.url ?? 'unknown', status: reply.statusCode });
    seconds.observe(reply.elapsedTime / 1000);
  });
}

/** The metric of page views (page-views.ts), without their paths. */
export function pageViewsMetric(registry: Registry): Counter {
  return new Counter({
    name: 'desk_page_views_total',
    help: 'Pages opened by visitors, without bots and those who ask not to be counted',
    registers: [registry],
  });
}

/** The metric of refusals by reason (refusal-counter.ts). */
export function refusalsMetric(registry: Registry): Counter<'reason'> {
  const refusals = new Counter({
    name: 'desk_refusals_total',
    help: 'Forms refused by a limit, or since they could not be kept; by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of TOTAL_LIMITS) refusals.inc({ reason }, 0);
  return refusals;
}

/** Creates the server of `/metrics`, which does not listen yet. */
export function createMetricsApp(registry: Registry): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
