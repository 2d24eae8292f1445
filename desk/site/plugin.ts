import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Clock } from '../clock.ts';
import type { ServedSite } from './follow-site.ts';
import { type Coding, type PageVersion, versionAt } from './load-site.ts';
import { originForm, resolvePath } from './resolve-path.ts';

/** Smallest first, for clients without a preference. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];

interface SiteOptions {
  served: ServedSite;
  clock: Clock;
  /** Called when the HTML page of a path is served. */
  pageServed(request: FastifyRequest, path: string, status: number): void;
}

/** Serves the built site, for every path that no other plugin handles. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { supportedMethods: methods } = app;
  // With ALLOWED_ORIGINS, @fastify/cors has that route already.
  const hasOptions = app.hasRoute({ method: 'OPTIONS', url: '/*' });
  // In onRequest, so that no body is read.
  app.route({
    method: hasOptions ? methods.filter((method) => method !== 'OPTIONS') : methods,
    url: '/*',
    onRequest: async (request, reply) => answer(request, reply, options),
    handler: () => undefined,
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { served, clock, pageServed }: SiteOptions,
): Promise<FastifyReply> {
  const resolution = resolvePath(originForm(request.originalUrl), served.current);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads) {
    if (resolution.kind === 'missing') return plain(reply, 404, 'Not Found');
    return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method Not Allowed');
  }
  switch (resolution.kind) {
    case 'page': {
      const page = versionAt(resolution.page, clock.now());
      if (isHtml(page)) pageServed(request, resolution.path, page.status);
      return sendPage(request, reply, page);
    }
    case 'moved':
      return reply.redirect(resolution.location, 308);
    case 'missing':
      return resolution.asset
        ? plain(reply.header('cache-control', 'no-store'), 404, 'Not Found')
        : sendPage(request, reply, resolution.page);
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageVersion,
): Promise<FastifyReply> {
  const coding = codingOf(request, page);
  const body = page.bodies.get(coding);
  if (!body) throw new Error('The page has no identity body');

  reply.code(page.status).headers(page.headers).header('etag', body.etag);
  if (page.bodies.size > 1) reply.header('vary', 'Accept-Encoding');
  if (page.status === 200 && fresh(request.headers, { etag: body.etag })) {
    return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  const length = 'bytes' in body ? body.bytes.length : (await stat(body.file)).size;
  reply.header('content-length', length);
  if (request.method === 'HEAD') return reply.send();
  return reply.send('bytes' in body ? body.bytes : createReadStream(body.file));
}

function codingOf({ raw }: FastifyRequest, { bodies }: PageVersion): Coding {
  // The types lack the second argument, which version 1.0 added.
  const negotiator = new Negotiator(raw) as unknown as {
    encodings(available: Coding[], options: { preferred: readonly Coding[] }): Coding[];
  };
  const [coding = 'identity'] = negotiator.encodings([...bodies.keys()], { preferred: CODINGS });
  return coding;
}

function isHtml({ headers }: PageVersion): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
