import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { dirname, join } from 'node:path';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { loadInboxPage } from '../inbox/page-files.ts';
import { inboxPlugin } from '../inbox/plugin.ts';
import type { AcceptOptions } from '../intake/accept.ts';
import { isNavigation } from '../intake/answer-refusal.ts';
import { sendErrorPage } from '../intake/error-page.ts';
import type { IpKeys } from '../intake/ip-keys.ts';
import { intakePlugin } from '../intake/plugin.ts';
import { createVisits } from '../intake/spam-check.ts';
import { uploadsPlugin } from '../intake/uploads/plugin.ts';
import type { Lateness } from '../mail/lateness.ts';
import type { ServedSite } from '../site/follow-site.ts';
import { sitePlugin } from '../site/plugin.ts';
import { publishHookPlugin } from '../site/publish-hook.ts';
import { originForm, routable } from '../site/resolve-path.ts';
import type { DailyCounter } from '../store/daily-counts.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import { healthPlugin } from './health.ts';
import { countAnswers, pageViewsMetric } from './metrics.ts';
import { isPageView } from './page-views.ts';
import { requirePassword } from './password.ts';
import { securityHeaders } from './security-headers.ts';

/** Dependencies of the desk's HTTP server. */
export interface HttpOptions extends AcceptOptions {
  /** The contents of uploads. */
  files: UploadFiles;
  ipKeys: IpKeys;
  /** How long the oldest message has been waiting, in milliseconds. */
  lateness(): Promise<Lateness>;
  metrics: Registry | undefined;
  log: FastifyBaseLogger;
  /** Absent if another server serves the site. */
  served?: ServedSite;
  views?: Pick<DailyCounter, 'add'>;
  /** File whose creation requests a publication of the site. */
  publishRequest?: string;
}

/** Creates the desk's HTTP server, which does not listen yet. */
export async function createApp(config: Config, options: HttpOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(config.siteUrl);
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    // Cuts off slow clients: headers after 10 s, a body below the minimum rate (collect-body.ts) or
    // after 15 minutes, a connection idle for 30 s, or for 60 s while an answer is being sent.
    requestTimeout: 15 * 60_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // The router rejects paths that it cannot decode; the site resolves the original URL.
    rewriteUrl: ({ url = '/' }) => routable(originForm(url)),
    // Answers request targets that the router cannot parse.
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
    // Here, so that Fastify reads no body.
    if (!request.is404) return;
    return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
  });
  if (config.sitePassword)
    requirePassword(app, config.sitePassword, { ...options.ipKeys, clock: options.clock });
  hangUpOnUnreadBodies(app);
  logAnswers(app);
  if (options.metrics) countAnswers(app, options.metrics);
  app.setErrorHandler((err, request, reply) => {
    const status = Number((err as { statusCode?: unknown }).statusCode ?? 500);
    if (status >= 500) {
      request.log.error({ err }, 'failed to answer');
      if (isNavigation(request)) {
        return sendErrorPage(reply, { status, path: request.originalUrl }, options.content());
      }
    }
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
  });

  const { store, clock, served } = options;
  const { siteUrl, allowedOrigins } = config;
  const visits = createVisits(options.ipKeys);
  await app.register(healthPlugin, { store, lateness: options.lateness });
  const mailTo = config.smtp?.to;
  await app.register(intakePlugin, { ...options, siteUrl, allowedOrigins, visits, mailTo });
  if (config.uploads && options.uploads) {
    const { uploads: settings } = config;
    const { ipKeys } = options;
    await app.register(uploadsPlugin, {
      ...options.uploads,
      ...{ siteUrl, allowedOrigins, settings, ipKeys },
    });
  }
  if (config.inbox) {
    const page = await loadInboxPage(join(dirname(config.siteDir), 'inbox'));
    await app.register(inboxPlugin, { ...options, ...config.inbox, page });
  }
  const { publishSecret: secret } = config;
  if (secret && options.publishRequest) {
    await app.register(publishHookPlugin, { secret, request: options.publishRequest });
  }
  if (served) {
    const counted = options.metrics && pageViewsMetric(options.metrics);
    const pageServed = (request: FastifyRequest, path: string, status: number) => {
      visits.note(request.ip, clock.now());
      if (status !== 200 || !isPageView(request)) return;
      options.views?.add(path);
      counted?.inc();
    };
    await app.register(sitePlugin, { served, clock, pageServed });
  }
  return app;
}

/** Some proxies append a port (`192.0.2.1:4711`, `[2001:db8::1]:4711`), which changes with every request. */
function dropPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return;
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((each) => each.trim().replace(/^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/, '$1$2'))
    .join(', ');
}

/** Time for a client to read the answer before its connection is closed. */
const HANG_UP_AFTER_MS = 2_000;

/** Discarded data piles up faster than it is garbage-collected. */
const MOST_DISCARDED = 4 * 1024 * 1024;

/** Closes the connection of a request that is answered before its body has arrived. */
function hangUpOnUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    // With `Connection: close` Node closes at once, and the reset discards the answer.
    reply.removeHeader('connection');
    let discarded = 0;
    raw.on('data', (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > MOST_DISCARDED) raw.pause();
    });
    raw.resume();
    setTimeout(() => raw.complete || raw.socket.destroy(), HANG_UP_AFTER_MS).unref();
  });
}

/**
 * Logs one line per answer, without visitor data: no IP address, query, header or body, and the
 * route's pattern instead of the path. Pages are logged at `debug`.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = route.startsWith('/api/') || reply.statusCode >= 500 ? 'info' : 'debug';
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log[level]({ method, route, status: reply.statusCode, milliseconds }, 'answered');
  });
}
