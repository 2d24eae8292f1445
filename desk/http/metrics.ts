import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { lateness, receivedInFuture } from '../mail/lateness.ts';
import { freeBytes } from '../store/free-space.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

interface MetricsOptions {
  store: SubmissionStore;
  clock: Clock;
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
}

/** The metrics for Prometheus, without visitor data. The store is queried at each scrape. */
export function createMetrics({ store, clock, config }: MetricsOptions): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'desk_store_up',
    help: 'Whether the store can accept a form: 1 or 0',
    registers,
    async collect() {
      this.set(
        await store.check().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
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
  new Gauge({
    name: 'desk_oldest_waiting_seconds',
    help: 'How long the oldest message has waited for its delivery',
    registers,
    async collect() {
      const late = await lateness(store, clock.now()).catch(() => Number.NaN);
      this.set(late / 1000);
    },
  });
  new Gauge({
    name: 'desk_received_in_future',
    help: 'Waiting messages that were received in the future: the clock was ahead, or is behind',
    registers,
    async collect() {
      const { waiting } = await receivedInFuture(store, clock.now()).catch(() => ({
        waiting: Number.NaN,
      }));
      this.set(waiting);
    },
  });
  if (!config.databaseUrl) {
    new Gauge({
      name: 'desk_disk_free_bytes',
      help: 'Free space on the disk of DATA_DIR',
      registers,
      async collect() {
        this.set(await freeBytes(config.dataDir));
      },
    });
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

/** Creates the server of `/metrics`, which does not listen yet. */
export function createMetricsApp(registry: Registry): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
