import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { AcceptPorts } from './forms/accept.ts';
import { formsPlugin } from './forms/plugin.ts';
import { healthPlugin } from './health.ts';
import { countAnswers } from './metrics.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';
import { addRequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServedSite } from './site/follow-site.ts';
import { sitePlugin } from './site/plugin.ts';
import { originForm, routable } from './site/resolve-path.ts';
import type { SubmissionStore } from './store/port.ts';
import { createVisits } from './visits.ts';

/** What the desk's HTTP side is given to work with. */
export interface DeskPorts extends AcceptPorts {
  store: SubmissionStore;
  rateLimit: RateLimit;
  metrics: Registry | undefined;
  log: FastifyBaseLogger;
  /** Absent where something else serves the site. */
  served?: ServedSite;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`: each request would have an address of its own. */
function dropPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return;
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((each) => each.trim().replace(/^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/, '$1$2'))
    .join(', ');
}

/** The desk's HTTP side. Opens no port, starts nothing. */
export async function createDesk(config: Config, ports: DeskPorts): Promise<FastifyInstance> {
  const headers = securityHeaders(config.siteUrl);
  const app = Fastify({
    loggerInstance: ports.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    // A slow client is cut off: headers within 10 s, the whole request within 60; and whoever neither
    // sends nor reads for half a minute, or for a whole one with an answer under way.
    requestTimeout: 60_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // The router looks up only what it can decode; the site answers what was asked for.
    rewriteUrl: ({ url = '/' }) => routable(originForm(url)),
    // A target no route can be looked up for.
    frameworkErrors: (_error, _request, reply) => {
      (reply as unknown as FastifyReply)
        .code(400)
        .headers(headers)
        .type('text/plain; charset=utf-8')
        .send('Bad Request');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    dropPorts(request.raw.headers);
  });
  addRequestLog(app);
  if (ports.metrics) countAnswers(app, ports.metrics);
  app.setErrorHandler((err, request, reply) => {
    const status = Number((err as { statusCode?: unknown }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err }, 'failed to answer');
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not Found'),
  );

  const visits = createVisits();
  await app.register(healthPlugin, { store: ports.store, clock: ports.clock });
  await app.register(formsPlugin, {
    siteUrl: config.siteUrl,
    allowedOrigins: config.allowedOrigins,
    formsPerMinute: config.formsPerMinute,
    content: ports.content,
    store: ports.store,
    rateLimit: ports.rateLimit,
    visits,
    clock: ports.clock,
    scan: ports.scan,
    accepted: ports.accepted,
  });
  if (ports.served) {
    const { served, clock } = ports;
    await app.register(sitePlugin, { served, visits, clock });
  }
  return app;
}
