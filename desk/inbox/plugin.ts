import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_VIEWER_PATH, INBOX_API_PATH, INBOX_PATH, type Refused } from '#shared/inbox.ts';
import type { IpKeys } from '../intake/ip-keys.ts';
import type { Session } from '../store/sign-in.ts';
import { type AccountSettings, createAccounts } from './accounts.ts';
import { admit } from './admit.ts';
import { createAttempts } from './attempts.ts';
import type { InboxPage } from './page-files.ts';
import { createPublications } from './publications.ts';
import { InboxRefusal } from './refusal.ts';
import { rightsOf } from './rights.ts';
import type { Calls, Inbox } from './route.ts';
import { ROUTES } from './routes.ts';
import { createSessionCookie } from './session-cookie.ts';

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' blob: data:"],
    ...["connect-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"],
    ...["form-action 'none'", "base-uri 'none'"],
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Of a file with a hash in its name. The frame that shows files has no origin, so its requests come from elsewhere. */
const ASSET = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** That frame loads the inbox's program, and nothing else; WebAssembly draws the file. */
function viewerPolicy(origin: string): string {
  const files = `${origin}${INBOX_PATH}/assets/`;
  return [
    'sandbox allow-scripts',
    ...["default-src 'none'", `script-src ${files} 'wasm-unsafe-eval'`],
    ...[`style-src ${files}`, `connect-src ${files}`, "frame-ancestors 'self'"],
    ...["form-action 'none'", "base-uri 'none'"],
  ].join('; ');
}

/** Bodies of a longest answer; nothing else is as long. */
const MOST_BYTES = 256 * 1024;

/** How long to wait after an answer that the store could not give. */
const RETRY_AFTER_SECONDS = 60;

interface InboxOptions
  extends Pick<Inbox, 'store' | 'files' | 'clock' | 'content' | 'origin' | 'accepted'> {
  page: InboxPage;
  /** Whether it is at no other address than `origin`. */
  hasOwnAddress: boolean;
  /** How the company's own accounts sign in, if they do. */
  accounts?: AccountSettings | undefined;
  ipKeys: Pick<IpKeys, 'keysOf'>;
  /** File whose creation requests a publication of the site. */
  publishRequest?: string;
}

/** Adds the inbox: its page, and its API, of which every route declares who may call it. */
export async function inboxPlugin(app: FastifyInstance, options: InboxOptions): Promise<void> {
  const { store, files, clock, content, origin, ipKeys, page } = options;
  const cookie = createSessionCookie(origin);
  const attempts = createAttempts({ ...ipKeys, clock });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const { signal } = closing;
  const accounts = options.accounts && createAccounts(options.accounts, origin);
  const { publishRequest } = options;
  const publications = publishRequest ? createPublications(publishRequest) : undefined;
  const inbox: Inbox = {
    ...{ store, files, clock, content, origin, accepted: options.accepted },
    ...{ cookie, attempts, accounts, publications, closing: signal },
  };
  // Elsewhere the site answers.
  const constraints = options.hasOwnAddress ? { host: new URL(origin).host } : {};
  const sessions = new WeakMap<FastifyRequest, Session>();

  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  app.setErrorHandler(answerRefusal);
  for (const { method, path, needs, handle } of ROUTES) {
    app.route({
      method,
      url: `${INBOX_API_PATH}/${path}`,
      constraints,
      bodyLimit: MOST_BYTES,
      onRequest: async (request) => {
        const session = await admit(request, needs, inbox);
        if (session) sessions.set(request, session);
      },
      async handler(request, reply) {
        const session = sessions.get(request);
        const rights = rightsOf(session?.person.roles ?? []);
        const call = { request, reply, inbox, ...session, rights };
        const answer = await handle(call as Calls['messages']);
        // A file has been sent already.
        return reply.raw.headersSent ? undefined : (answer ?? {});
      },
    });
  }
  app.all(`${INBOX_API_PATH}/*`, { constraints, onRequest: refuseUnknown }, refuseUnknown);

  const serve = (url: string, path: string, headers = {}) =>
    app.get<{ Params: { name?: string } }>(url, { constraints }, async ({ params }, reply) => {
      const file = page.get(path + (params.name ?? ''));
      if (!file) throw new InboxRefusal('unknown');
      return reply.headers(headers).type(file.type).send(file.bytes);
    });
  serve(`${INBOX_PATH}/assets/:name`, 'assets/', ASSET);
  serve(FILE_VIEWER_PATH, 'file-viewer.html', { 'content-security-policy': viewerPolicy(origin) });
  serve(INBOX_PATH, 'index.html');
  serve(`${INBOX_PATH}/*`, 'index.html');
}

async function refuseUnknown(): Promise<never> {
  throw new InboxRefusal('unknown');
}

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { key, status, retryAfter } = refusalOf(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ refused: key } satisfies Refused);
}

function refusalOf(error: unknown, { log }: FastifyRequest): InboxRefusal {
  if (error instanceof InboxRefusal) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode < 500) return new InboxRefusal('malformed');
  log.error({ err: error }, 'the inbox failed to answer');
  return new InboxRefusal('failed', RETRY_AFTER_SECONDS);
}
