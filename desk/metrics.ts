import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { lateness } from './delivery/lateness.ts';
import { cannotListen } from './start-error.ts';
import type { SubmissionStore } from './store/port.ts';
import { DELIVERY_STATES } from './store/submission.ts';

/** Upper bounds of the answer times that are counted, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** What Prometheus is told, besides what the store knows. Routes and statuses only, no visitor. */
export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** The text format, version 0.0.4. */
  render(): Promise<string>;
}

/** Counts in the memory of this process; how many messages wait is asked of the store each time. */
export function createMetrics(store: SubmissionStore, clock: Clock): Metrics {
  const answers = new Map<string, number>();
  const times = BUCKETS.map(() => 0);
  let [count, sum] = [0, 0];

  async function ofStore(): Promise<string[]> {
    try {
      const states = await Promise.all(
        DELIVERY_STATES.map(
          async (state) => `desk_submissions{state="${state}"} ${await store.count({ state })}`,
        ),
      );
      const oldest = (await lateness(store, clock.now())) / 1000;
      return ['desk_store_up 1', ...states, `desk_oldest_waiting_seconds ${oldest}`];
    } catch {
      return ['desk_store_up 0'];
    }
  }

  return {
    observe(route, status, seconds) {
      const key = `route="${route}",status="${status}"`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      count += 1;
      sum += seconds;
      BUCKETS.forEach((bound, index) => {
        if (seconds <= bound) times[index] = (times[index] ?? 0) + 1;
      });
    },
    async render() {
      const lines = [
        ...(await ofStore()),
        ...[...answers].map(([labels, value]) => `desk_answers_total{${labels}} ${value}`),
        ...BUCKETS.map((bound, i) => `desk_answer_seconds_bucket{le="${bound}"} ${times[i]}`),
        `desk_answer_seconds_bucket{le="+Inf"} ${count}`,
        `desk_answer_seconds_sum ${sum}`,
        `desk_answer_seconds_count ${count}`,
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        `process_uptime_seconds ${process.uptime()}`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Counts every answer of the desk. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

/** Serves `/metrics` on a port of its own, which only this machine reaches. */
export function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.render().then((text) => {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
    });
  });
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port };
    server.once('error', (cause) => reject(cannotListen(address, cause)));
    server.listen(address, () => resolve(server));
  });
}
